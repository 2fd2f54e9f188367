import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'The category of a listing in two steps: a main group, then a category within it.',
  alsoCalled: ['tree select', 'cascader'],
  notFor: [
    { when: 'A list is filtered by category.', use: ['Chip', 'FilterPanel'] },
    { when: 'Categories are shown as places to go.', use: 'CategoryTile' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<fieldset>` with the label, hint and error of `Field`.' },
    { name: 'Main groups', what: 'A `RadioGroup` of tiles: a drawing over a name.' },
    { name: 'Category', what: 'A `Select`, locked until a main group is chosen.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes to the chosen main group, then to the category.' },
    {
      keys: ['ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft'],
      does: 'Choose the next or the previous main group. In the list: another category.',
    },
    { keys: ['Space'], does: 'Chooses the focused group; opens the list of categories.' },
  ],
  accessibility: [
    'Both questions have names of their own within the group; hint and error belong to both.',
    'Another main group lets go of the category: `onValueChange` is called with an empty id.',
    'The first line of the list says what to do: choose a main category first.',
  ],
} satisfies ComponentDocs;
