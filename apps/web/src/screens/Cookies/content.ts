import { brand } from '@porchlight/domain';

import { paths } from '../../paths.ts';
import { link, list, mail, p, type WrittenSection } from '../../written/index.ts';

/** What the cookie page says below its switches. */
export const cookieSections: readonly WrittenSection[] = [
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
        'your sign-in, until you sign out;',
        'the draft of a listing or message you have not sent yet;',
        'your choice of light or dark, if you made one;',
        'until you close the tab: which listings you looked at, so that a view counts once.',
      ),
    ],
  },
  {
    id: 'kinds',
    title: 'The four kinds',
    blocks: [
      list(
        'Essential: needed to sign in, stay safe and send forms. Always on.',
        'Performance: would count how pages are used, without names.',
        'Functionality: would remember choices that make a visit easier.',
        'Marketing: would show you advertising that fits. We have none.',
      ),
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
