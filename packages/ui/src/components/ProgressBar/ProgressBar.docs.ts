import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'How far a piece of work is.',
  alsoCalled: ['meter', 'loader'],
  notFor: [
    { when: 'It is short and its end is not known.', use: 'Spinner' },
    { when: 'Content of a known shape is coming.', use: 'Skeleton' },
    { when: 'There are steps with names.', use: 'Stepper' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<div>`.' },
    { name: 'Label', what: 'What is under way; seen, or only heard.' },
    { name: 'Value', what: 'At the end of the line: the percentage, or your words.' },
    {
      name: 'Bar',
      what: 'A `<progress>`; `data-tone`. Without `value` a glow in its middle: the end is not known.',
    },
  ],
  keyboard: { none: 'It takes no focus: it only tells.' },
  accessibility: [
    'A native `progress`, named by the label; `valueText` replaces the number that is read.',
    'It is not announced as it moves. Say it when the work is done or has failed.',
  ],
} satisfies ComponentDocs;
