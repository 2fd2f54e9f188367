import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'The category of a listing in two steps: a main category, then a subcategory.',
  alsoCalled: ['tree select', 'cascader'],
  notFor: [
    { when: 'A list is filtered by category.', use: ['Chip', 'FilterPanel'] },
    { when: 'Categories are shown as links.', use: 'CategoryTile' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<fieldset>` with the label, hint and error of `Field`.' },
    {
      name: 'A `RadioGroup` of tiles: an icon above a name.',
      what: 'A `Select`, disabled until a main category is selected.',
    },
    { name: 'Category', what: 'Moves to the selected main category, then to the subcategory.' },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Select the next or the previous main category. In the list: another subcategory.',
    },
    {
      keys: ['ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft'],
      does: 'Selects the focused main category; opens the list of subcategories.',
    },
    {
      keys: ['Space'],
      does: 'Both controls have their own names within the group; hint and error belong to both.',
    },
  ],
  accessibility: [
    'Another main category clears the subcategory: `onValueChange` is called with an empty id.',
    'The list’s placeholder says to choose a main category first.',
    'The first line of the list says what to do: choose a main category first.',
  ],
} satisfies ComponentDocs;
