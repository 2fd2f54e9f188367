import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'Something failed to load: what happened, and a way to try again.',
  alsoCalled: ['failure', 'retry'],
  pictured: 'center',
  notFor: [
    { when: 'There is nothing, and nothing failed.', use: 'EmptyState' },
    { when: 'A small part of a page failed, or an action did.', use: 'Alert' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<div role="alert">`.' },
    { name: 'Drawing', what: 'The unlit street lamp, unless you pass another scene.' },
    {
      name: 'Title',
      what: 'A heading: “Something went wrong”, or your text. “You are offline” with `offline`.',
    },
    { name: 'Text', what: 'Optional: what to do. With `offline`: your title, then what still works.' },
    { name: 'Try again', what: 'A button, only with `onRetry`; busy while `retrying`.' },
    { name: 'Action', what: 'Optional: another action, after it.' },
  ],
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Press “Try again”.' }],
  accessibility: [
    'Its role is `alert`: it is announced when it appears, wherever the focus is.',
    'During a retry the button keeps the focus.',
  ],
  doDont: [
    {
      do: 'Retry by yourself when the connection is back: with `offline` the text says so.',
      dont: 'Blame the server while the connection is lost.',
    },
    {
      do: 'Say what failed in plain words, and what to do.',
      dont: 'Show codes, or blame the user.',
    },
  ],
} satisfies ComponentDocs;
