import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose:
    'A day of the calendar, with the device’s own way to choose one: wheels on a phone, a calendar at a desk, typing everywhere.',
  alsoCalled: ['date picker', 'calendar'],
  notFor: [
    {
      when: 'It is one of a few days: today, tomorrow, the weekend.',
      use: ['RadioGroup', 'SegmentedControl'],
    },
    { when: 'It shows when something was.', use: 'RelativeDate' },
    { when: 'It is a year or a month only.', use: ['NumberField', 'Select'] },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<div>` with label, hint and error of `Field`.' },
    { name: 'Control', what: 'An `<input type="date">` in the frame of all fields.' },
    { name: 'Calendar', what: 'The device’s own, opened by the button at the end. It follows the theme.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes to the field, through its parts, and to the button of the calendar.' },
    { keys: ['ArrowUp', 'ArrowDown'], does: 'The part of the date that has the focus, one more or less.' },
    { keys: ['ArrowRight', 'ArrowLeft'], does: 'To the next part of the date, or the one before.' },
  ],
  accessibility: [
    'Native on purpose: screen readers, voice control and phones have known it for years, it speaks the language of the device, and it weighs nothing. No calendar made of buttons does all of that.',
    'What is written and in which order is the device’s: do not say “mm/dd/yyyy” in a hint.',
    '`min` and `max` gray out days in the calendar; a day typed beyond them is for the form to refuse.',
    'Half a date is `""`; `event.currentTarget.validity.badInput` tells it from none.',
  ],
  doDont: [
    {
      do: 'For a stretch of days, two of them, each with the other’s day as its `min` or `max`.',
      dont: 'A date of birth chosen from a calendar only: let people type.',
    },
  ],
} satisfies ComponentDocs;
