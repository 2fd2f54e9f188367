import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose:
    'Toasts from anywhere: below it, `const toast = useToast()` and `toast.show({ text })` show one, without a list to hand down.',
  alsoCalled: ['snackbar provider', 'toaster', 'notification provider'],
  notFor: [
    { when: 'The list of toasts is kept elsewhere, in a store or a machine.', use: 'ToastRegion' },
    { when: 'The words must stay until somebody has acted on them.', use: 'Alert' },
  ],
  anatomy: [
    { name: 'Children', what: 'The application, as it is: no element around it.' },
    { name: 'Region', what: 'A `ToastRegion` after it, which gets the other props and the `ref`.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes to the actions and dismiss buttons, as in `ToastRegion`.' },
    { keys: ['Enter', 'Space'], does: 'Press them.' },
  ],
  accessibility: [
    'The live region is there from the start, so that the first toast is read too.',
    'One a page, near the root: toasts of two regions would lie over each other.',
    'A toast’s own `duration` is for news that takes longer to read; `duration: Infinity` keeps it until it is put away.',
  ],
} satisfies ComponentDocs;
