import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'Leads somewhere, from within a sentence or alone on its line.',
  alsoCalled: ['anchor', 'hyperlink'],
  notFor: [
    { when: 'It is the main way on.', use: 'ButtonLink' },
    { when: 'It does something here.', use: 'Button' },
  ],
  anatomy: [
    {
      name: 'Root',
      what: 'An `<a href>`, made by `renderLink` or the nearest `KitProvider`. Underlined in text; 44px high when `standalone`.',
    },
    {
      name: 'External sign',
      what: 'With `external`: an arrow, and “(opens in a new tab)” for those who listen.',
    },
  ],
  keyboard: [{ keys: ['Enter'], does: 'Follows the link.' }],
  accessibility: [
    'Write where it leads: “Safety tips”. Links are also read as a list, without the sentence around them.',
    'In running text the underline stays: color alone does not make a link.',
    '`external` opens a new tab without giving that page a way back (`rel="noopener noreferrer"`).',
  ],
  doDont: [{ do: '“Read our safety tips.”', dont: '“For safety tips, click here.”' }],
} satisfies ComponentDocs;
