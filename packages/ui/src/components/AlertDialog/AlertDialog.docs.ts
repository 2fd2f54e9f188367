import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'Reports a result or asks one question, and waits for the user’s choice.',
  alsoCalled: ['confirm', 'confirmation', 'prompt'],
  pictured: 'center',
  notFor: [
    { when: 'There is more than a sentence and two buttons.', use: 'Dialog' },
    { when: 'No response is needed.', use: ['Alert', 'ToastRegion'] },
    { when: 'The user chose “critical” in a report.', use: 'UrgencyDialog' },
  ],
  anatomy: [
    { name: 'Root', what: 'A modal `<dialog role="alertdialog">`; `data-type` is its type.' },
    { name: 'Icon', what: 'One for each `type`.' },
    { name: 'Title', what: 'An `<h2>`, the dialog’s name.' },
    { name: 'Message', what: 'A sentence or two, announced with the name.' },
    { name: 'Answers', what: 'Close or the secondary action, then the main one.' },
  ],
  keyboard: [
    { keys: ['Escape'], does: 'Requests to close, like Close.' },
    { keys: ['Tab', 'Shift+Tab'], does: 'Move between the actions; the page behind is inert.' },
    { keys: ['Enter', 'Space'], does: 'Activate the focused action. A link is followed by Enter only.' },
  ],
  accessibility: [
    'The main action has the focus; with `destructive` the other one, so that a single press loses nothing.',
    'A press outside does not close it: the question stays until it is answered.',
    'Actions do not close it by themselves. While one is `busy`, the dialog stays open and the action waits.',
  ],
  doDont: [
    {
      do: '“Delete this listing?” with “Keep it” and “Delete”.',
      dont: '“Are you sure?” with “No” and “Yes”.',
    },
  ],
} satisfies ComponentDocs;
