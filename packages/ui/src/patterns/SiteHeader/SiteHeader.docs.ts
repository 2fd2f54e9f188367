import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'The top of every page: the brand, links to the site’s pages, and the user.',
  alsoCalled: ['navbar', 'app bar', 'navigation'],
  notFor: [
    { when: 'It is the top of one page’s content.', use: 'PageHeader' },
    { when: 'A form is alone on the page.', use: 'AuthCard' },
  ],
  anatomy: [
    {
      name: 'Root',
      what: 'A `<header>`; `data-session` is `restoring`, `signedOut` or `signedIn`; `data-away` while hidden by scrolling on a phone.',
    },
    { name: 'Brand', what: 'A `BrandMark`, of the `KitProvider`’s brand.' },
    { name: 'Navigation', what: 'A `<nav>`; the current link has `aria-current="page"`.' },
    {
      name: 'Search',
      what: 'Optional: a `SearchField` from 960 px up; before, a search icon links to the page of `links.search`, or opens a search instead.',
    },
    { name: 'Account', what: 'Sign in and sign up; or messages and a `Menu`, with `choice` as a submenu.' },
    {
      name: 'Small menu',
      what: 'On small screens, a `Sheet` with everything, `choice` as a `SegmentedControl`, and the page in other languages.',
    },
  ],
  keyboard: [
    { keys: ['Tab', 'Shift+Tab'], does: 'Move through the links, the search and the account.' },
    { keys: ['Enter'], does: 'Follows a link; opens a menu.' },
    { keys: ['ArrowDown', 'ArrowUp'], does: 'On the account button: open its menu; inside, move.' },
    { keys: ['Escape'], does: 'Closes the menu or the sheet; the focus returns to its button.' },
  ],
  accessibility: [
    'Put a `SkipLink` before it.',
    'The number of unread messages is announced: “Messages, 4 unread”.',
    'While a stored session is being restored, it shows neither state, and the account is marked as busy.',
  ],
} satisfies ComponentDocs;
