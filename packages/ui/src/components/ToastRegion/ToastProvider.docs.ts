import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose:
    'Toasts from anywhere: below it, `const toast = useToast()` and `toast.show({ text })` show one, without passing a list down.',
  alsoCalled: ['snackbar provider', 'toaster', 'notification provider'],
  notFor: [
    { when: 'The list of toasts is kept elsewhere, in a store or a machine.', use: 'ToastRegion' },
    { when: 'The message must stay until the user has acted on it.', use: 'Alert' },
  ],
  anatomy: [
    { name: 'Children', what: 'The application, unchanged: no element around it.' },
    { name: 'Region', what: 'A `ToastRegion` after it, which gets the other props and the `ref`.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the actions and dismiss buttons, as in `ToastRegion`.' },
    { keys: ['Enter', 'Space'], does: 'Press them.' },
  ],
  accessibility: [
    'The live region is rendered from the start, so that the first toast is announced too.',
    'One per page, near the root: toasts of two regions would overlap.',
    'Set a toast’s own `duration` for longer messages; `duration: Infinity` keeps it until dismissed.',
  ],
} satisfies ComponentDocs;
