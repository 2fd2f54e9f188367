import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'Text in the kit’s sizes and tones.',
  alsoCalled: ['typography', 'paragraph'],
  notFor: [
    { when: 'It is a title.', use: 'Heading' },
    { when: 'It is a link.', use: 'TextLink' },
    { when: 'It is the price or the age of a listing.', use: ['Price', 'RelativeDate'] },
  ],
  anatomy: [{ name: 'Root', what: 'A `<p>`, or the element named by `as`.' }],
  keyboard: { none: 'It takes no focus.' },
  accessibility: [
    'A `tone` is never the only carrier of meaning: the text has it too. All tones have a contrast of 4.5:1 on every background.',
    '`lines` truncates visually; screen readers still read the whole text.',
    'User-written text can have either direction: wrap it in `<bdi>`, or pass `dir="auto"`.',
  ],
} satisfies ComponentDocs;
