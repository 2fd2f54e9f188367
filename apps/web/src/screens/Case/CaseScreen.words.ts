export const words = {
  missing: 'There is no such case',
  failed: 'The case could not be loaded',
  notYours: 'For another moderator',
  queue: 'Cases',
  changed: 'It has been changed since it was reported.',
  edited: 'Its owner has changed it since it was hidden.',
  reports: (count: number) => (count === 1 ? '1 report' : `${count} reports`),
  decided: 'Decided',
  open: 'Open',
  decisions: 'Decisions about this case',
  history: 'What else was decided about either side',
};
