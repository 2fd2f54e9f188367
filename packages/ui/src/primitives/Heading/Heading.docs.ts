import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'The title of a page, or of a part of it.',
  alsoCalled: ['title'],
  notFor: [
    { when: 'The words are large but are no title: a price, a number.', use: 'Text' },
    { when: 'It is the top of a page, with a lead and buttons.', use: 'PageHeader' },
  ],
  anatomy: [{ name: 'Root', what: '`<h1>` to `<h6>`, by `level`.' }],
  keyboard: {
    none: 'It takes no focus, unless you give it `tabIndex={-1}` to move the focus there after a change of page.',
  },
  accessibility: [
    'One `h1` a page, and no level left out: people who listen walk a page by its headings.',
    '`level` is the place in the outline, `size` is how it looks. Choose them separately.',
  ],
  doDont: [
    {
      do: '`<Heading level={2} size="sm">` where the outline needs a second level and the eye a small one.',
      dont: '`level={4}` because that looks right.',
    },
  ],
} satisfies ComponentDocs;
