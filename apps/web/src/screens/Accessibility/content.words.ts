import { brand, limits } from '@porchlight/domain';

import { link, list, mail, p, type ArticleSection } from '../../articles/index.ts';
import { paths } from '../../lib/paths.ts';

export const words = {
  lead: 'What we do so that everyone can use this site, what is still missing, and whom to tell.',
};

/** What is tested, what is not, and whom to write to. */
export const accessibilitySections: readonly ArticleSection[] = [
  {
    id: 'goal',
    title: 'What we aim for',
    blocks: [
      p(
        `Everyone should be able to buy and sell on ${brand.name}. Every page is built to meet the `,
        link('Web Content Accessibility Guidelines (WCAG) 2.2', 'https://www.w3.org/TR/WCAG22/'),
        ' at level AA. This is our own assessment: no one outside the project has audited the site.',
      ),
    ],
  },
  {
    id: 'tests',
    title: 'What is tested, and how',
    blocks: [
      p('These tests run automatically when the site is changed:'),
      list(
        'Every component and every screen, in the light and in the dark theme, is checked with axe for WCAG violations.',
        'Components are operated with the keyboard alone, and so are signing up, signing in, finding a listing, publishing one and changing a password.',
        'Pages fit a window 320 pixels wide without sideways scrolling.',
        'Pages have room for text at 200% of its size.',
        'Buttons and links are large enough to touch: 44 pixels, except links within text.',
        'Pages do not move for people who asked their device for less motion.',
        'The main ways through the site are tested in Chromium, Firefox and WebKit, the engine of Safari.',
      ),
    ],
  },
  {
    id: 'gaps',
    title: 'Known gaps',
    blocks: [
      list(
        'Screen readers: names, roles and announcements are tested automatically, but we do not test regularly with NVDA, JAWS, VoiceOver or TalkBack.',
        'Photos: sellers upload them without a description. Their text alternative is the title of the listing.',
        'Listings and messages are shown as their writers wrote them, in any language and any style.',
        'The map shows where listings are. The same listings are in the list, next to the map or one press away.',
        'Without JavaScript, public pages can be read and searched; other forms can’t be sent, and pages for members don’t work.',
      ),
    ],
  },
  {
    id: 'choices',
    title: 'What you can set',
    blocks: [
      p(
        'The site follows your device’s settings for text size, contrast, motion and light or dark colors. You can also choose the appearance in the account menu, in the menu on a phone and at the end of most pages.',
      ),
    ],
  },
  {
    id: 'contact',
    title: 'If something does not work for you',
    blocks: [
      p(
        'Write to ',
        mail(brand.supportEmail),
        ' or through the ',
        link('contact page', paths.contact.href()),
        `. Name the page, what you wanted to do and what you use, such as a browser or a screen reader. A person answers within ${limits.contactReplyHours} hours.`,
      ),
    ],
  },
];
