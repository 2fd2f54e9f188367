import { brand, limits } from '@porchlight/domain';

import { paths } from '../../lib/paths.ts';
import { link, list, mail, p, type ArticleSection } from '../../articles/index.ts';

export const words = { lead: 'What we keep in your browser, and what you may switch off.' };

/** The four kinds, named the same in the switches and in the text. */
export const cookieKinds = {
  essential: { label: 'Essential', hint: 'Needed to sign in, stay safe and send forms. Always on.' },
  performance: { label: 'Performance', hint: 'Would count how pages are used, without names.' },
  functionality: {
    label: 'Functionality',
    hint: 'Would remember more of your choices than light or dark and the language.',
  },
  marketing: { label: 'Marketing', hint: 'Would show you advertising that fits. We have none.' },
};

/** The text below the switches. */
export const cookieSections: readonly ArticleSection[] = [
  {
    id: 'what',
    title: 'What cookies are',
    blocks: [
      p(
        'Cookies are small pieces of text that a site keeps in your browser. Browsers have other places for the same purpose; this page means all of them.',
      ),
    ],
  },
  {
    id: 'ours',
    title: `What ${brand.name} keeps in your browser`,
    blocks: [
      p('Only what makes the site work, and no trackers, neither ours nor anyone else’s:'),
      list(
        `your sign-in, until you sign out; unused it is worth nothing after ${limits.sessionDays} days;`,
        `a listing you began and have not published, with its photos, for ${limits.draftDays} days after its last change;`,
        'your choices of light or dark and of the language, if you made them;',
        'a random number for this browser, made at your first sign-in: wrong passwords that others try cannot lock you out here. It does not identify you and stays when you sign out;',
        'the place you last looked around, until you remove it or sign out;',
        `until you sign out or remove them: the last ${limits.recentSearches} searches and the last ${limits.recentlyViewed} listings you looked at;`,
        'until you close the tab: messages you began and have not sent, which listings you looked at, so that a view counts once, how far down you were on a page, what you wanted to do when you had to sign in first, and, for a moment, what you typed when you change the language.',
      ),
    ],
  },
  {
    id: 'kinds',
    title: 'The four kinds',
    blocks: [
      p('Whatever you choose above, only the first of them is in use today:'),
      list(...Object.values(cookieKinds).map(({ label, hint }) => `${label}: ${hint}`)),
    ],
  },
  {
    id: 'opting-out',
    title: 'Opting out in your browser',
    blocks: [
      p(
        'Every browser can show, delete and block what sites keep. If you block everything, you cannot stay signed in.',
      ),
      list(
        [link('Chrome', 'https://support.google.com/chrome/answer/95647')],
        [link('Firefox', 'https://support.mozilla.org/kb/clear-cookies-and-site-data-firefox')],
        [link('Safari', 'https://support.apple.com/guide/safari/manage-cookies-sfri11471/mac')],
        [link('Edge', 'https://support.microsoft.com/microsoft-edge')],
      ),
      p(
        'Advertising companies offer a common opt-out at ',
        link('the Network Advertising Initiative', 'https://optout.networkadvertising.org/'),
        '.',
      ),
    ],
  },
  {
    id: 'more',
    title: 'More',
    blocks: [
      p(
        'The ',
        link('privacy policy', paths.privacy.href()),
        ' says how we treat personal data. Questions: ',
        mail(brand.supportEmail),
        '.',
      ),
    ],
  },
];
