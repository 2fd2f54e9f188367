import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'The way through a long list: what is shown, how much a page, and the pages.',
  alsoCalled: ['pager'],
  notFor: [
    { when: 'The list is read from the newest back.', use: 'Conversation' },
    { when: 'It is a course of steps.', use: 'Stepper' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<nav>`; nothing at all while one page is enough.' },
    {
      name: 'Summary',
      what: 'An `<output>`: which of how many are shown, with `hasMore` of more than were counted (“1,000+”).',
    },
    { name: 'Page size', what: 'A `Select`, only with `onPageSizeChange`.' },
    { name: 'Previous and next', what: 'Arrows at both ends, off at the first and the last page.' },
    { name: 'Pages', what: 'Links with `hrefFor`, else buttons; the current one has `aria-current="page"`.' },
    { name: 'Gap', what: 'Dots for the pages left out.' },
  ],
  keyboard: [
    { keys: ['Tab', 'Shift+Tab'], does: 'Go through page size, arrows and pages.' },
    { keys: ['Enter'], does: 'Goes to the page.' },
    { keys: ['Space'], does: 'Goes to the page, where the pages are buttons.' },
  ],
  accessibility: [
    'Each page is named “Page 3”, the arrows by what they do; arrows turn with the direction of reading.',
    'The summary is an `output`: screen readers hear of it when it changes.',
    'After a change of page, bring the top of the list into view and say what it shows: `ResultsHeading` does.',
  ],
  doDont: [
    {
      do: 'Give it `hrefFor`: pages can then be opened in a new tab and found again.',
      dont: 'Two lists with one pagination.',
    },
    {
      do: 'Count up to a bound and say the rest by `hasMore`: nobody reads page 40,000, and counting takes long.',
      dont: 'Counting a million to write a number.',
    },
  ],
} satisfies ComponentDocs;
