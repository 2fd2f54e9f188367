import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'Indicates a short task in progress.',
  alsoCalled: ['loader', 'loading', 'throbber'],
  notFor: [
    { when: 'Content of a known shape is loading.', use: 'Skeleton' },
    { when: 'The progress is known.', use: 'ProgressBar' },
    { when: 'A button started it: `busy` shows the spinner.', use: 'Button' },
  ],
  anatomy: [{ name: 'Root', what: 'A `<span>` with the role `img`: a ring in the surrounding text color.' }],
  keyboard: { none: 'It takes no focus.' },
  accessibility: [
    '`label` is its name, “Loading” by default. Pass `null` if the text next to it says so already; it is then hidden.',
    'It is not a live region and is not announced when it appears. Put it into one if it should be.',
    'With reduced motion it pulses instead of rotating.',
  ],
} satisfies ComponentDocs;
