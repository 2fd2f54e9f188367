import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'Stands between a report and the urgency “critical”: first the number to call, then the choice.',
  pictured: 'center',
  notFor: [
    { when: 'It is any other question.', use: 'AlertDialog' },
    { when: 'The number to call should stand on the page.', use: 'EmergencyNotice' },
  ],
  anatomy: [
    { name: 'Root', what: 'An `AlertDialog` of the type `warning`.' },
    { name: 'Message', what: 'Whom to call, and what the form is for.' },
    { name: 'Answers', what: '“Cancel”, and the one way to critical.' },
  ],
  keyboard: [
    { keys: ['Escape'], does: 'Cancels: the urgency stays as it was.' },
    { keys: ['Tab', 'Shift+Tab'], does: 'Go from answer to answer.' },
    { keys: ['Enter', 'Space'], does: 'Give the focused answer.' },
  ],
  accessibility: [
    'As in `AlertDialog`: title and number are read when it opens, and the page behind is inert.',
  ],
} satisfies ComponentDocs;
