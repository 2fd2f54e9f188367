import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'The top of every page: the brand, the ways through the market, and who is here.',
  alsoCalled: ['navbar', 'app bar', 'navigation'],
  notFor: [
    { when: 'It is the top of one page’s content.', use: 'PageHeader' },
    { when: 'A form stands alone.', use: 'AuthCard' },
  ],
  anatomy: [
    {
      name: 'Root',
      what: 'A `<header>`; `data-session` is `restoring`, `signedOut` or `signedIn`; `data-away` while a phone has scrolled past it.',
    },
    { name: 'Brand', what: 'A `BrandMark`, of the `KitProvider`’s brand.' },
    { name: 'Navigation', what: 'A `<nav>`; the link to this page has `aria-current="page"`.' },
    {
      name: 'Search',
      what: 'Optional: a `SearchField`, on all but phones; a lens leads to the page of `links.search`, that of phones may open a search instead.',
    },
    { name: 'Account', what: 'Sign in and sign up; or messages and a `Menu`.' },
    { name: 'Small menu', what: 'On small screens, a `Sheet` with all of it.' },
  ],
  keyboard: [
    { keys: ['Tab', 'Shift+Tab'], does: 'Go through the links, the search and the account.' },
    { keys: ['Enter'], does: 'Follows a link; opens a menu.' },
    { keys: ['ArrowDown', 'ArrowUp'], does: 'On the account button: open its menu; in it, walk.' },
    { keys: ['Escape'], does: 'Closes the menu or the sheet; the focus goes back to its button.' },
  ],
  accessibility: [
    'Put a `SkipLink` before it.',
    'The number of unread messages is said: “Messages, 4 unread”.',
    'While a stored session is looked at, it promises neither state, and the account says that it waits.',
  ],
} satisfies ComponentDocs;
