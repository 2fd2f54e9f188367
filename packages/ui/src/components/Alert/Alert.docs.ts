import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'A message in the page, next to what it is about: a result, a note, or what to do.',
  alsoCalled: ['banner', 'callout', 'notice'],
  notFor: [
    { when: 'The user must respond before anything else.', use: 'AlertDialog' },
    { when: 'It can disappear by itself.', use: 'ToastRegion' },
    { when: 'One field of a form is wrong: its `error` says so.', use: ['Field', 'FormErrorSummary'] },
    { when: 'A whole part of the page failed to load.', use: 'ErrorState' },
    { when: 'Someone may be in danger.', use: 'EmergencyNotice' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<div>` with a soft background; `data-tone` is its tone.' },
    { name: 'Icon', what: 'One for each tone, so that color is not the only signal.' },
    { name: 'Title', what: 'Optional: a short line in bold.' },
    { name: 'Text', what: 'The `children`.' },
    { name: 'Actions', what: 'Optional: buttons or links that respond to it.' },
    { name: 'Dismiss button', what: 'In the corner, only with `onDismiss`.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to its actions and its dismiss button.' },
    { keys: ['Enter', 'Space'], does: 'Press them.' },
  ],
  accessibility: [
    'A message that is there from the start is read in place: leave `live` off.',
    'A message that appears later is announced: `live="polite"` makes it a `status`, `assertive` an `alert` that interrupts. Use the latter for failures only.',
    'It does not take the focus. After a failed form, move the focus to a `FormErrorSummary`.',
  ],
  doDont: [
    {
      do: 'Say what happened, then what to do: “Not sent. Check your connection and try again.”',
      dont: '“An error occurred.”',
    },
  ],
} satisfies ComponentDocs;
