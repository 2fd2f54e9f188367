import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose:
    'A calendar date, with the device’s own picker: wheels on a phone, a calendar on a desktop, typing everywhere.',
  alsoCalled: ['date picker', 'calendar'],
  notFor: [
    {
      when: 'It is one of a few days: today, tomorrow, the weekend.',
      use: ['RadioGroup', 'SegmentedControl'],
    },
    { when: 'It shows a date in the past.', use: 'RelativeDate' },
    { when: 'It is a year or a month only.', use: ['NumberField', 'Select'] },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<div>` with label, hint and error of `Field`.' },
    { name: 'Control', what: 'An `<input type="date">` in the frame of all fields.' },
    { name: 'Calendar', what: 'The device’s own, opened by the button at the end. It follows the theme.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the field, through its parts, and to the calendar button.' },
    { keys: ['ArrowUp', 'ArrowDown'], does: 'Increase or decrease the focused part of the date.' },
    { keys: ['ArrowRight', 'ArrowLeft'], does: 'To the next part of the date, or the one before.' },
  ],
  accessibility: [
    'Native on purpose: screen readers, voice control and phones support it well, it uses the device’s language, and it adds no weight. No custom calendar does all of that.',
    'The format is the device’s: do not put “mm/dd/yyyy” in a hint.',
    '`min` and `max` disable days in the calendar; the form must reject a typed day outside them.',
    'An incomplete date is `""`; `event.currentTarget.validity.badInput` tells it from none.',
  ],
  doDont: [
    {
      do: 'For a date range use two of them, each with the other’s day as its `min` or `max`.',
      dont: 'A date of birth chosen from a calendar only: let users type.',
    },
  ],
} satisfies ComponentDocs;
