import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'The three to five main places of an app, within the thumb’s reach on phones.',
  alsoCalled: ['tab bar', 'bottom navigation', 'navigation bar'],
  pictured: 'bottom',
  notFor: [
    { when: 'The window is wide: the header has the links.', use: 'SiteHeader' },
    { when: 'It acts on selected rows.', use: 'ActionBar' },
    { when: 'It switches views of one page.', use: ['Tabs', 'SegmentedControl'] },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<nav>` with a name, at the end of windows narrower than 48em; not on paper.' },
    { name: 'Place', what: 'A link in a list: an icon over one short word, as tall as the bar.' },
    { name: 'Count', what: 'Optional: how many things wait there.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes through the links.' },
    { keys: ['Enter'], does: 'Follows the focused link.' },
  ],
  accessibility: [
    'The link of `currentPath` has `aria-current="page"`, a ground and bolder letters; forced colors give it an edge.',
    'A count is read after the word, with what it means: give it a `countLabel`.',
    'The page gets room for it at its end, and what the focus goes to comes into sight above it.',
    'It keeps clear of the phone’s own bar where the page’s viewport is `viewport-fit=cover`.',
    'Put it after the main content, once; with a `SiteHeader` on the same page give the two different names.',
  ],
  doDont: [{ do: 'Nouns for places: “Saved”, “Messages”.', dont: 'Icons without words, or a sixth place.' }],
} satisfies ComponentDocs;
