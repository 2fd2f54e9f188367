export const words = {
  lead: 'Fill in what matters to you and leave the rest empty.',
  search: 'Search listings',
  startOver: 'Start over',
};
