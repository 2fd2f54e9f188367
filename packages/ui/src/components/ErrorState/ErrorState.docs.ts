import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'Something that should be here could not be had: what happened, and a way to try again.',
  alsoCalled: ['failure', 'retry'],
  pictured: 'center',
  notFor: [
    { when: 'There is nothing, and nothing failed.', use: 'EmptyState' },
    { when: 'A small part of a page failed, or an action did.', use: 'Alert' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<div role="alert">`.' },
    { name: 'Drawing', what: 'The street lamp gone out, unless you choose another.' },
    { name: 'Title', what: 'A heading: “Something went wrong”, or your words.' },
    { name: 'Text', what: 'Optional: what to do.' },
    { name: 'Try again', what: 'A button, only with `onRetry`; busy while `retrying`.' },
    { name: 'Action', what: 'Optional: another way on, after it.' },
  ],
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Press “Try again”.' }],
  accessibility: [
    'Its role is `alert`: it is read when it appears, wherever the focus is.',
    'While trying again the button keeps the focus.',
  ],
  doDont: [
    {
      do: 'Say what failed in the reader’s words, and what to do.',
      dont: 'Show codes, or blame the reader.',
    },
  ],
} satisfies ComponentDocs;
