import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'The steps of a process and its progress: what follows a report, the parts of an upload.',
  alsoCalled: ['wizard', 'steps', 'progress tracker'],
  notFor: [
    { when: 'Each step is a page to go to.', use: 'Breadcrumbs' },
    { when: 'The work has no steps.', use: 'ProgressBar' },
  ],
  anatomy: [
    { name: 'Root', what: 'An `<ol>`.' },
    { name: 'Step', what: 'An `<li>`; `data-state` is `done`, `current`, `failed` or `upcoming`.' },
    { name: 'Mark', what: 'Its number, a tick or a cross.' },
    { name: 'Label and detail', what: 'The step’s name, and an explanation if needed.' },
  ],
  keyboard: { none: 'It takes no focus: it is informative, not a navigation.' },
  accessibility: [
    'The state is a text before the label: “Done:”, “Now:”, “Failed:”.',
    'The current step has `aria-current="step"`.',
    'Changes are not announced. If they should be, put the list into a live region.',
  ],
} satisfies ComponentDocs;
