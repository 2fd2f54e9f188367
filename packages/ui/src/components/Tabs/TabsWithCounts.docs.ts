import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: '`Tabs` where every tab has a count: the type requires it.',
  notFor: [{ when: 'Some tabs have nothing to count.', use: 'Tabs' }],
  anatomy: [{ name: 'All parts', what: 'As in `Tabs`; each tab has its count.' }],
  keyboard: [
    { keys: ['ArrowRight', 'ArrowLeft', 'Home', 'End'], does: 'Select, as in `Tabs`.' },
    { keys: ['Tab'], does: 'Moves to the selected tab, then on to the panel.' },
  ],
  accessibility: ['The count is part of the tab’s name: “Sold 4”.'],
} satisfies ComponentDocs;
