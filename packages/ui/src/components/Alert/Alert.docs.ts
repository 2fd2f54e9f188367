import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'A message in the page, next to what it is about: how it went, what to know, what to do.',
  alsoCalled: ['banner', 'callout', 'notice'],
  notFor: [
    { when: 'It must be answered before anything else.', use: 'AlertDialog' },
    { when: 'It may pass by.', use: 'ToastRegion' },
    { when: 'One field of a form is wrong: its `error` says so.', use: ['Field', 'FormErrorSummary'] },
    { when: 'A whole part of the page could not be had.', use: 'ErrorState' },
    { when: 'Someone may be in danger.', use: 'EmergencyNotice' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<div>` with a soft ground; `data-tone` says its tone.' },
    { name: 'Icon', what: 'One for each tone, so that color is not the only sign.' },
    { name: 'Title', what: 'Optional: a short line in bold.' },
    { name: 'Text', what: 'The `children`.' },
    { name: 'Actions', what: 'Optional: buttons or links that answer it.' },
    { name: 'Dismiss button', what: 'In the corner, only with `onDismiss`.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes to its actions and its dismiss button.' },
    { keys: ['Enter', 'Space'], does: 'Press them.' },
  ],
  accessibility: [
    'What is there from the start is read in its place: leave `live` off.',
    'What appears later speaks up: `live="polite"` makes it a `status`, `assertive` an `alert` that interrupts. Keep the latter for what failed.',
    'It does not take the focus. After a failed form, move the focus to a `FormErrorSummary`.',
  ],
  doDont: [
    {
      do: 'Say what happened, then what to do: “Not sent. Check your connection and try again.”',
      dont: '“An error occurred.”',
    },
  ],
} satisfies ComponentDocs;
