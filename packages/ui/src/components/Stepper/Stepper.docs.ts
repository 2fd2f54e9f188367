import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'What happens, in order, and how far it is: what follows a report, the parts of an upload.',
  alsoCalled: ['wizard', 'steps', 'progress tracker'],
  notFor: [
    { when: 'Each step is a place to go to.', use: 'Breadcrumbs' },
    { when: 'The work is one piece.', use: 'ProgressBar' },
  ],
  anatomy: [
    { name: 'Root', what: 'An `<ol>`.' },
    { name: 'Step', what: 'An `<li>`; `data-state` is `done`, `current`, `failed` or `upcoming`.' },
    { name: 'Mark', what: 'Its number, a tick or a cross.' },
    { name: 'Label and detail', what: 'What happens, and a sentence more where it helps.' },
  ],
  keyboard: { none: 'It takes no focus: it tells, and is no navigation.' },
  accessibility: [
    'The state is said in words before the label: “Done:”, “Now:”, “Failed:”.',
    'The step that is on has `aria-current="step"`.',
    'A change is not announced by itself. Where it should be, put the list into a live region.',
  ],
} satisfies ComponentDocs;
