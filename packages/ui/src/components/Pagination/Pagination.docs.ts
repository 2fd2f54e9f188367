import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'Navigation of a long list: the range shown, the page size, and the pages.',
  alsoCalled: ['pager'],
  notFor: [
    { when: 'The list is read from newest to oldest.', use: 'Conversation' },
    { when: 'It shows the steps of a process.', use: 'Stepper' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<nav>`; renders nothing if one page is enough.' },
    {
      name: 'Summary',
      what: 'An `<output>`: the range shown and the total, with `hasMore` “1,000+”.',
    },
    { name: 'Page size', what: 'A `Select`, only with `onPageSizeChange`.' },
    { name: 'Previous and next', what: 'Arrows at both ends, disabled on the first and the last page.' },
    { name: 'Pages', what: 'Links with `hrefFor`, else buttons; the current one has `aria-current="page"`.' },
    { name: 'Gap', what: 'Dots for the pages left out.' },
  ],
  keyboard: [
    { keys: ['Tab', 'Shift+Tab'], does: 'Move through page size, arrows and pages.' },
    { keys: ['Enter'], does: 'Goes to the page.' },
    { keys: ['Space'], does: 'Goes to the page, if the pages are buttons.' },
  ],
  accessibility: [
    'Each page is named “Page 3”, the arrows by their action; arrows follow the reading direction.',
    'The summary is an `output`: screen readers announce its changes.',
    'After a page change, scroll to the top of the list and announce the range: `ResultsHeading` does.',
  ],
  doDont: [
    {
      do: 'Give it `hrefFor`: pages can then be bookmarked and opened in a new tab.',
      dont: 'Two lists with one pagination.',
    },
    {
      do: 'Count up to a limit and pass `hasMore` beyond: few users read page 40,000, and counting is slow.',
      dont: 'Count a million rows to show a number.',
    },
  ],
} satisfies ComponentDocs;
