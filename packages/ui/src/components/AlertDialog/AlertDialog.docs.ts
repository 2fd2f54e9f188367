import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'Tells what happened or asks one question, and waits for the answer.',
  alsoCalled: ['confirm', 'confirmation', 'prompt'],
  pictured: 'center',
  notFor: [
    { when: 'There is more than a sentence and two buttons.', use: 'Dialog' },
    { when: 'No answer is needed.', use: ['Alert', 'ToastRegion'] },
    { when: 'Someone chose “critical” in a report.', use: 'UrgencyDialog' },
  ],
  anatomy: [
    { name: 'Root', what: 'A modal `<dialog role="alertdialog">`; `data-type` says how it went.' },
    { name: 'Icon', what: 'One for each `type`.' },
    { name: 'Title', what: 'An `<h2>`, and its name.' },
    { name: 'Message', what: 'A sentence or two, read out with the name.' },
    { name: 'Answers', what: 'Close or the secondary answer, then the main one.' },
  ],
  keyboard: [
    { keys: ['Escape'], does: 'Asks to close, as Close does.' },
    { keys: ['Tab', 'Shift+Tab'], does: 'Go from answer to answer; the page behind is inert.' },
    { keys: ['Enter', 'Space'], does: 'Give the focused answer. A link is followed by Enter alone.' },
  ],
  accessibility: [
    'The focus goes to the main answer; with `destructive` to the other one, so that nothing is lost by one press.',
    'A press outside does not close it: the question stays until it is answered.',
    'Answers do not close it by themselves. While one is `busy`, the dialog stays and the answer waits.',
  ],
  doDont: [
    {
      do: '“Delete this listing?” with “Keep it” and “Delete”.',
      dont: '“Are you sure?” with “No” and “Yes”.',
    },
  ],
} satisfies ComponentDocs;
