import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'Performs an action when pressed: submits a form, opens a dialog, saves.',
  notFor: [
    { when: 'It links to another page or URL.', use: 'ButtonLink' },
    { when: 'The icon alone is enough: close, previous, more.', use: 'IconButton' },
    { when: 'It toggles one of several views or filters.', use: ['Chip', 'Tabs'] },
    { when: 'It is on or off, with immediate effect.', use: 'Switch' },
  ],
  anatomy: [
    {
      name: 'Root',
      what: 'A `<button type="button">`. Its touch target is 44px even where it looks smaller.',
    },
    { name: 'Start icon', what: 'Optional, before the text. Use size `sm`.' },
    { name: 'Label', what: 'The text. A long one wraps; the button grows with it.' },
    { name: 'End icon', what: 'Optional, after the text: an arrow that points forward.' },
    { name: 'Spinner', what: 'While `busy`, over the text, which keeps its space and stays the name.' },
  ],
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Presses it. Ignored while it is busy.' }],
  accessibility: [
    'The text is the name. An icon in it is decorative.',
    'While `busy` it has `aria-disabled` and not `disabled`: it keeps the focus.',
    'A `disabled` button cannot be reached by keyboard. If users may wonder why, leave it enabled and show what is missing when it is pressed.',
    'In a form, pass `type="submit"`: the default never submits.',
  ],
  doDont: [
    {
      do: 'One `solid` button per view, for the most common action.',
      dont: 'Three solid buttons in a row.',
    },
    { do: '“Delete listing”: a verb and its object.', dont: '“OK”, “Yes”, “Submit”.' },
  ],
} satisfies ComponentDocs;
