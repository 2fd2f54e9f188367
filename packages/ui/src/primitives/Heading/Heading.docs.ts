import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'The title of a page or a section.',
  alsoCalled: ['title'],
  notFor: [
    { when: 'The text is large but not a title: a price, a number.', use: 'Text' },
    { when: 'It is the top of a page, with a lead and buttons.', use: 'PageHeader' },
  ],
  anatomy: [{ name: 'Root', what: '`<h1>` to `<h6>`, by `level`.' }],
  keyboard: {
    none: 'It takes no focus, unless you give it `tabIndex={-1}` to move the focus there after a page change.',
  },
  accessibility: [
    'One `h1` per page, and no skipped levels: screen reader users navigate by headings.',
    '`level` is the position in the outline, `size` is the look. Choose them separately.',
  ],
  doDont: [
    {
      do: '`<Heading level={2} size="sm">` for a second level that should look small.',
      dont: '`level={4}` because that looks right.',
    },
  ],
} satisfies ComponentDocs;
