// @vitest-environment jsdom
// Content of public pages from the specification, checked in the server's HTML.
import { brand, limits, texts } from '@porchlight/domain';
import { expect, test } from 'vitest';

import { htmlAt } from '../testing/htmlAt.ts';
import { paths } from '../lib/paths.ts';

async function load(path: string): Promise<Document> {
  return new DOMParser().parseFromString(await htmlAt(path), 'text/html');
}

const pages = new Map<string, Promise<Document>>();

/** The page at an address, rendered once. */
function pageAt(path: string): Promise<Document> {
  const page = pages.get(path) ?? load(path);
  pages.set(path, page);
  return page;
}

interface Statement {
  says: string;
  /** The page, and a part of it. */
  at: string;
  part?: string;
  /** Links, as text and address. */
  links?: readonly (readonly [words: string, href: string])[];
  /** Required text. */
  words?: readonly string[];
  headings?: readonly string[];
}

const { navigation, home, contact, report } = texts;
const mailTo = (address: string) => [address, `mailto:${address}`] as const;
const call911 = ['Call 911', 'tel:911'] as const;
const help = [navigation.help, '/help'] as const;
const safety = [navigation.safety, '/safety'] as const;
const toContact = [navigation.contact, '/contact'] as const;
const toReport = [navigation.report, '/report'] as const;

const statements: readonly Statement[] = [
  {
    says: 'the header links to home, categories, listings, create listing, advanced search and the ways in',
    at: paths.help.path,
    part: 'header',
    links: [
      [navigation.home, '/'],
      [navigation.categories, '/categories'],
      [navigation.listings, '/listings'],
      [navigation.createListing, '/create-listing'],
      [navigation.search, '/search'],
      [navigation.signIn, '/login'],
      [navigation.signUp, '/register'],
    ],
  },
  {
    says: 'the footer links to help, safety, contact, report, privacy, terms and cookies',
    at: paths.home.path,
    part: 'footer',
    links: [
      help,
      safety,
      toContact,
      toReport,
      [navigation.rules, '/rules'],
      [navigation.privacy, '/privacy'],
      [navigation.terms, '/terms'],
      [navigation.cookies, '/cookies'],
      [navigation.accessibility, '/accessibility'],
    ],
  },
  {
    says: 'home: the hero leads to the listings and to signing up for a listing of one’s own',
    at: paths.home.path,
    links: [
      [home.browseListings, '/listings'],
      [home.signUpToPost, '/register?returnTo=%2Fcreate-listing'],
      [home.signUpNow, '/register'],
    ],
  },
  {
    says: 'home: popular categories and three blurbs',
    at: paths.home.path,
    headings: [home.popularCategories, home.safeTitle, home.localTitle, home.easyTitle],
  },
  {
    says: 'categories: the call to action leads to a new listing',
    at: paths.categories.path,
    links: [[navigation.createListing, '/create-listing']],
  },
  {
    says: 'listings: a chip for everything, for each main group, and for the subcategories of the chosen one',
    at: paths.listings.href({ mainCategory: 'for-sale' }),
    links: [
      [texts.listings.all, '/listings'],
      ['Services', '/listings?mainCategory=services'],
      ['For Sale', '/listings?mainCategory=for-sale'],
      ['Furniture', '/listings?category=furniture&mainCategory=for-sale'],
    ],
  },
  {
    says: 'listings: sorted by date, price or title',
    at: paths.listings.path,
    part: 'main select[name="sort"]',
    words: ['Date', 'Price', 'Title'],
  },
  {
    says: 'listings: the newest first or the oldest',
    at: paths.listings.path,
    part: 'main select[name="order"]',
    words: ['Newest first', 'Oldest first'],
  },
  {
    says: 'contact: support by mail, the hours, and mail at any time',
    at: paths.contact.path,
    links: [mailTo(brand.supportEmail), mailTo(brand.reportsEmail), [navigation.help, '/help'], toReport],
    words: [
      ...contact.hours.flatMap(({ days, time }) => [days, time]),
      'You can write at any time, day or night. Outside these hours the answer may take longer.',
      `within ${limits.contactReplyHours} hours`,
    ],
  },
  {
    says: 'contact: what to look at before, which leads to help',
    at: paths.contact.path,
    headings: [contact.beforeTitle],
    links: [['help pages', '/help']],
  },
  {
    says: 'contact: in an emergency 911, for other safety concerns the report form',
    at: paths.contact.path,
    links: [call911, ['report form', '/report']],
  },
  {
    says: 'report: an emergency notice, four kinds of trouble, four sections',
    at: paths.report.path,
    links: [call911],
    headings: [...Object.values(report.cards), ...Object.values(report.sections)],
  },
  {
    says: 'report: what happens next, step by step',
    at: paths.report.path,
    headings: [report.nextTitle],
    links: [['the rules', '/rules']],
    words: [
      'You get a confirmation by email.',
      `We review the report within ${limits.reportReviewHours} hours.`,
      'We investigate, and act where the rules were broken.',
      'We follow up, if you asked for it.',
      'Serious issues are escalated immediately.',
    ],
  },
  {
    says: 'report: direct contact, anonymous reports, and links to safety, help and contact',
    at: paths.report.path,
    part: 'main aside[aria-label="About reports"]',
    links: [mailTo(brand.reportsEmail), safety, help, toContact],
    words: ['Anonymous reports are accepted, but contact information helps us to investigate.'],
  },
  {
    says: 'safety: leads to contact, report and terms, has an address of its own and says whom to call',
    at: paths.safety.path,
    links: [
      mailTo(brand.safetyEmail),
      call911,
      ['contact page', '/contact'],
      ['report', '/report'],
      ['terms', '/terms'],
    ],
  },
  {
    says: 'rules: what may be offered, how it is decided, and the ways on',
    at: paths.rules.path,
    headings: [navigation.rules, 'What may be offered', 'What happens to a report'],
    links: [
      ['report', '/report'],
      ['safety guide', '/safety'],
      ['contact page', '/contact'],
    ],
  },
  {
    says: 'help: leads to safety, contact and report',
    at: paths.help.path,
    links: [safety, toContact, toReport],
  },
  {
    says: 'privacy and cookies: the way from one to the other, and to contact',
    at: paths.privacy.path,
    links: [
      ['cookie page', '/cookies'],
      ['contact page', '/contact'],
    ],
  },
  { says: 'privacy: last updated', at: paths.privacy.path, words: [`Last updated ${limits.policyDate}`] },
  { says: 'terms: last updated', at: paths.terms.path, words: [`Last updated ${limits.policyDate}`] },
  {
    says: 'cookies: opting out leads to each browser’s own page',
    at: paths.cookies.path,
    links: [
      ['Chrome (opens in a new tab)', 'https://support.google.com/chrome/answer/95647'],
      ['Firefox (opens in a new tab)', 'https://support.mozilla.org/kb/clear-cookies-and-site-data-firefox'],
    ],
  },
  {
    says: 'signing in leads to an account and to a forgotten password',
    at: paths.login.path,
    part: 'main',
    links: [
      [navigation.signUp, '/register'],
      ['Forgot your password?', '/forgot-password'],
    ],
  },
  {
    says: 'an account: the way back to signing in keeps where to go on',
    at: paths.register.href(paths.profile.href()),
    links: [[navigation.signIn, paths.login.href(paths.profile.href())]],
  },
];

/** The visible text of an element. */
const wordsOf = (element: Element): string => element.textContent.replaceAll(/\s+/g, ' ').trim();

/** Elements of a page that match a selector. */
async function found(at: string, selector: string): Promise<Element[]> {
  return [...(await pageAt(at)).querySelectorAll(selector)];
}

test.each(statements)('$says', async ({ at, part = 'main', links = [], words = [], headings = [] }) => {
  const met = (await found(at, `${part} a`)).map((link) => [wordsOf(link), link.getAttribute('href')]);
  for (const link of links) expect(met).toContainEqual(link);
  const titles = (await found(at, `${part} :is(h1, h2, h3)`)).map(wordsOf);
  expect(titles).toEqual(expect.arrayContaining([...headings]));
  const [text = ''] = (await found(at, part)).map(wordsOf);
  for (const line of words) expect(text).toContain(line);
});
