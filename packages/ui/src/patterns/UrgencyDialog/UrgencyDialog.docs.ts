import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose:
    'A confirmation before a report gets the urgency “critical”: first the emergency number, then the choice.',
  pictured: 'center',
  notFor: [
    { when: 'It is any other question.', use: 'AlertDialog' },
    { when: 'The number to call should be on the page.', use: 'EmergencyNotice' },
  ],
  anatomy: [
    { name: 'Root', what: 'An `AlertDialog` of the type `warning`.' },
    { name: 'Message', what: 'Whom to call, and what the form is for.' },
    { name: 'Answers', what: '“Cancel”, and the button that continues with critical.' },
  ],
  keyboard: [
    { keys: ['Escape'], does: 'Cancels: the urgency is unchanged.' },
    { keys: ['Tab', 'Shift+Tab'], does: 'Move between the actions.' },
    { keys: ['Enter', 'Space'], does: 'Activate the focused action.' },
  ],
  accessibility: [
    'As in `AlertDialog`: title and number are announced when it opens, and the page behind is inert.',
  ],
} satisfies ComponentDocs;
