import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'Does something here, when pressed: sends a form, opens a dialog, saves.',
  notFor: [
    { when: 'It leads to another page, or to an address.', use: 'ButtonLink' },
    { when: 'The sign alone is enough: close, previous, more.', use: 'IconButton' },
    { when: 'It switches one of several views or filters.', use: ['Chip', 'Tabs'] },
    { when: 'It is on or off, at once.', use: 'Switch' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<button type="button">`. Pressable for 44px also where it is drawn lower.' },
    { name: 'Start icon', what: 'Optional, before the words. Use size `sm`.' },
    { name: 'Label', what: 'The words. Long ones wrap; the button grows with them.' },
    { name: 'End icon', what: 'Optional, after the words: an arrow that points on.' },
    { name: 'Spinner', what: 'While `busy`, over the words, which keep their place and stay the name.' },
  ],
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Presses it. Nothing happens while it is busy.' }],
  accessibility: [
    'The words are the name. An icon in it is decoration.',
    'While `busy` it has `aria-disabled` and not `disabled`: whoever pressed it keeps the focus.',
    'A `disabled` button cannot be reached by keyboard. Where people may ask why, leave it enabled and say what is missing when it is pressed.',
    'In a form, pass `type="submit"`: the default never sends anything.',
  ],
  doDont: [
    {
      do: 'One `solid` button a view, for the thing most people came to do.',
      dont: 'Three solid buttons in a row.',
    },
    { do: '“Delete listing”: a verb and what it is about.', dont: '“OK”, “Yes”, “Submit”.' },
  ],
} satisfies ComponentDocs;
