export const words = {
  report: 'Anything wrong with this person?',
  offers: 'Active listings',
  empty: 'Nothing listed right now',
  emptyText: 'What they post next will be here.',
};
