import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'The page of a single short form: sign in, register, a forgotten password.',
  pictured: 'center',
  notFor: [
    { when: 'The form is inside the site’s layout.', use: ['PageHeader', 'Container'] },
    { when: 'It opens in front of a page.', use: 'Dialog' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<section>`: one narrow column.' },
    { name: 'Brand', what: 'Optional, above the card: a `BrandMark`.' },
    { name: 'Title and lead', what: 'The page’s `<h1>`, and a sentence of explanation.' },
    { name: 'Notice', what: 'Optional, above the form: why the user is here. Usually an `Alert`.' },
    { name: 'Form', what: 'The `children`, or what replaces them when it is done.' },
    { name: 'Footer', what: 'Optional, below the card: links to other pages.' },
  ],
  keyboard: { none: 'It takes no focus itself: the form and links inside do, from top to bottom.' },
  accessibility: [
    'Its title is the page’s only `h1`.',
    'When the form is replaced by “done”, move the focus to the new text or announce it.',
  ],
} satisfies ComponentDocs;
