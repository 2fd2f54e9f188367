export const words = {
  title: 'The last days',
  failed: 'The numbers could not be loaded',
  listings: 'New listings',
  people: 'New people',
  messages: 'People who wrote',
  sold: 'Sold',
  reports: 'Reports',
  hours: 'Time to decision',
};
