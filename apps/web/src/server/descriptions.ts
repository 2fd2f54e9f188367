import { brand, limits } from '@porchlight/domain';

import { paths } from '../lib/paths.ts';

const site = `${brand.name} is where neighbors post, browse, save and discuss local listings: services, things for sale, community posts, gigs and local deals.`;

/** By path of the route. Search engines show it below the title, so each page says what it alone has. */
const byPath: Readonly<Record<string, string>> = {
  [paths.categories.path]:
    `Every category of ${brand.name}, from furniture and bikes to tutors, gigs and community events, with what each of them holds.`,
  [paths.search.path]: `Search ${brand.name} by words, category, place and price at once.`,
  [paths.safety.path]:
    'How to meet, pay and talk safely with people you do not know, and how to tell a scam early.',
  [paths.rules.path]:
    `What may be offered on ${brand.name} and what not, category by category, and how reports are decided.`,
  [paths.help.path]:
    `Answers to what people ask most about accounts, listings, messages and safety on ${brand.name}.`,
  [paths.privacy.path]:
    `What ${brand.name} knows about you, what it does with it, and what you can ask of us.`,
  [paths.terms.path]: `The agreement between you and ${brand.name}, in words that are meant to be read.`,
  [paths.cookies.path]: `What ${brand.name} keeps in your browser, and what you may switch off.`,
  [paths.contact.path]: `Write to ${brand.name}: a person answers within ${limits.contactReplyHours} hours.`,
  [paths.report.path]:
    `Report a listing, a person or a message on ${brand.name}. Every report is read by a person.`,
};

/**
 * What a page without data of its own is about.
 *
 * @param path Of the route, as in `paths`.
 */
export function descriptionOf(path: string): string {
  return byPath[path] ?? site;
}

/**
 * What a page of search results is about.
 *
 * @param search What the search is called.
 */
export function searchDescription(search: string): string {
  return `${search}: listings by neighbors on ${brand.name}, with photos, prices and places.`;
}

/**
 * What the page of a seller is about.
 *
 * @param name What they are called.
 */
export function sellerDescription(name: string): string {
  return `What ${name} offers to neighbors on ${brand.name}, with photos, prices and places.`;
}
