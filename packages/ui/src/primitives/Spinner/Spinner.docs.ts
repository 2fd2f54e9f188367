import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'Says that something short is under way.',
  alsoCalled: ['loader', 'loading', 'throbber'],
  notFor: [
    { when: 'Content is coming whose shape is known.', use: 'Skeleton' },
    { when: 'It is known how far the work is.', use: 'ProgressBar' },
    { when: 'A button started it: `busy` draws the spinner.', use: 'Button' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<span>` with the role `img`: a ring in the color of the words around it.' },
  ],
  keyboard: { none: 'It takes no focus.' },
  accessibility: [
    '`label` is its name, “Loading” by default. Pass `null` where words beside it say so already; it is then hidden.',
    'It is not a live region: it does not speak up when it appears. Put it into one where people should hear of it.',
    'For people who asked for less movement it breathes instead of turning.',
  ],
} satisfies ComponentDocs;
