import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'The place of a search in one pill: none yet, offered, or applied.',
  alsoCalled: ['location pill', 'location picker button', 'near me chip'],
  notFor: [
    { when: 'The place is typed.', use: 'PlaceField' },
    { when: 'Any other active filter is shown.', use: 'Chip' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<span>` with `data-state`: `none`, `offered` or `applied`.' },
    { name: 'Button', what: 'A pin and the place with its distance. Long places are cut at the end.' },
    { name: 'Clear', what: 'With `onClear`: an × that removes the place.' },
  ],
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      does: 'Opens the choice of a place, applies the offered one, or removes it.',
    },
  ],
  accessibility: [
    'The button’s name contains the whole place, also where its text is cut.',
    'Applied and offered differ by fill, border and words, never by color alone.',
  ],
} satisfies ComponentDocs;
