import { type CaseState } from '@porchlight/domain';

export const words = {
  title: 'Cases',
  lead: 'What people reported and asked, urgent first, then the oldest.',
  failed: 'The cases could not be loaded',
  states: 'Which cases',
  open: 'Open',
  decided: 'Decided',
  caption: { open: 'Open cases', decided: 'Decided cases' } satisfies Record<CaseState, string>,
  empty: {
    open: 'Nothing is waiting. Well done.',
    decided: 'Nothing has been decided yet.',
  } satisfies Record<CaseState, string>,
  what: 'Case',
  about: 'About',
  urgency: 'Urgency',
  reports: 'Reports',
  noticed: (count: number) => `${count} noticed`,
  opened: 'Opened',
  taken: 'Taken by',
  nobody: 'Nobody',
  edited: 'Edited since',
};
