import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose:
    'A main category: icon, name and number of listings. With subcategories it is an entry of a directory.',
  notFor: [
    { when: 'A list is filtered.', use: 'Chip' },
    { when: 'A form asks for a category.', use: 'CategoryPicker' },
    { when: 'It is a fact or another link.', use: 'InfoCard' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<div>`; `data-expanded` when it lists subcategories.' },
    { name: 'Drawing', what: 'A `CategoryIcon`.' },
    { name: 'Name', what: 'A heading with the link. Without subcategories the whole tile is that link.' },
    { name: 'Count', what: 'Optional: number of listings.' },
    { name: 'Subcategories', what: 'A `<ul>` of links, each with its own count.' },
  ],
  keyboard: [
    { keys: ['Tab', 'Shift+Tab'], does: 'Move from link to link.' },
    { keys: ['Enter'], does: 'Follows the link.' },
  ],
  accessibility: [
    'One link for the tile, named by the category only; the count is read after it.',
    'The name is a heading: choose `headingLevel` by the page’s outline.',
  ],
} satisfies ComponentDocs;
