import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'The progress of a task.',
  alsoCalled: ['meter', 'loader'],
  notFor: [
    { when: 'It is short and its end is unknown.', use: 'Spinner' },
    { when: 'Content of a known shape is loading.', use: 'Skeleton' },
    { when: 'There are named steps.', use: 'Stepper' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<div>`.' },
    { name: 'Label', what: 'The task’s name; visible or visually hidden.' },
    { name: 'Value', what: 'At the end of the line: the percentage, or your text.' },
    {
      name: 'Bar',
      what: 'A `<progress>`; `data-tone`. Without `value` a glow in its middle: the end is unknown.',
    },
  ],
  keyboard: { none: 'It takes no focus: it is only informative.' },
  accessibility: [
    'A native `progress`, named by the label; `valueText` replaces the announced number.',
    'Changes are not announced. Announce when the task is done or has failed.',
  ],
} satisfies ComponentDocs;
