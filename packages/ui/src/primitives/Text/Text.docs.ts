import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'Words in the kit’s sizes and tones.',
  alsoCalled: ['typography', 'paragraph'],
  notFor: [
    { when: 'It is a title.', use: 'Heading' },
    { when: 'It leads somewhere.', use: 'TextLink' },
    { when: 'It is the price or the age of a listing.', use: ['Price', 'RelativeDate'] },
  ],
  anatomy: [{ name: 'Root', what: 'A `<p>`, or the element named by `as`.' }],
  keyboard: { none: 'It takes no focus.' },
  accessibility: [
    'A `tone` is never the only sign of what is meant: the words say it too. All tones have a contrast of 4.5:1 on every ground.',
    '`lines` cuts what the eye sees; screen readers still read all of it.',
    'Text that people wrote may run in either direction: wrap it in `<bdi>`, or pass `dir="auto"`.',
  ],
} satisfies ComponentDocs;
