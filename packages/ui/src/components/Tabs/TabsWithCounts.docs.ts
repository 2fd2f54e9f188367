import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose:
    '`Tabs` that must all say how many things are behind them: a type that makes sure none forgets its count.',
  notFor: [{ when: 'Some tabs have nothing to count.', use: 'Tabs' }],
  anatomy: [{ name: 'All parts', what: 'As in `Tabs`; each tab has its count.' }],
  keyboard: [
    { keys: ['ArrowRight', 'ArrowLeft', 'Home', 'End'], does: 'Choose, as in `Tabs`.' },
    { keys: ['Tab'], does: 'Goes to the chosen tab, then on to the panel.' },
  ],
  accessibility: ['The count is part of the tab’s name: “Sold 4”.'],
} satisfies ComponentDocs;
