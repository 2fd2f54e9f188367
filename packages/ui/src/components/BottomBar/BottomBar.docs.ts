import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'The three to five main pages of an app, within reach of the thumb on phones.',
  alsoCalled: ['tab bar', 'bottom navigation', 'navigation bar'],
  pictured: 'bottom',
  notFor: [
    { when: 'The window is wide: the header has the links.', use: 'SiteHeader' },
    { when: 'It acts on selected rows.', use: 'ActionBar' },
    { when: 'It switches views of one page.', use: ['Tabs', 'SegmentedControl'] },
  ],
  anatomy: [
    { name: 'Root', what: 'A named `<nav>`, at the bottom of windows narrower than 48em; not printed.' },
    { name: 'Place', what: 'A link in a list: an icon above a short label, as tall as the bar.' },
    { name: 'Count', what: 'Optional: a number of new items.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves through the links.' },
    { keys: ['Enter'], does: 'Follows the focused link.' },
  ],
  accessibility: [
    'The link of `currentPath` has `aria-current="page"`, a background and bolder text; forced colors give it an edge.',
    'A count is read after the label, with its meaning: give it a `countLabel`.',
    'The page gets space for it at its end, and focused elements scroll into view above it.',
    'It avoids the phone’s own bar if the page’s viewport is `viewport-fit=cover`.',
    'Put it after the main content, once per page; if there is a `SiteHeader`, give the two different names.',
  ],
  doDont: [{ do: 'Nouns for pages: “Saved”, “Messages”.', dont: 'Icons without labels, or a sixth link.' }],
} satisfies ComponentDocs;
