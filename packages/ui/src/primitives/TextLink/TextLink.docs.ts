import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'A link within a sentence or on its own line.',
  alsoCalled: ['anchor', 'hyperlink'],
  notFor: [
    { when: 'It is the main action.', use: 'ButtonLink' },
    { when: 'It performs an action.', use: 'Button' },
  ],
  anatomy: [
    {
      name: 'Root',
      what: 'An `<a href>`, made by `renderLink` or the nearest `KitProvider`. Underlined in text; 44px tall when `standalone`.',
    },
    {
      name: 'External sign',
      what: 'With `external`: an arrow, and “(opens in a new tab)” for screen readers.',
    },
  ],
  keyboard: [{ keys: ['Enter'], does: 'Follows the link.' }],
  accessibility: [
    'Name the target: “Safety tips”. Links are also read as a list, without their sentence.',
    'In running text the underline stays: color alone does not mark a link.',
    '`external` opens a new tab without giving that page a reference to this one (`rel="noopener noreferrer"`).',
  ],
  doDont: [{ do: '“Read our safety tips.”', dont: '“For safety tips, click here.”' }],
} satisfies ComponentDocs;
