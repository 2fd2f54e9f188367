export const words = {
  start: 'When you write to a seller, or someone writes to you, you’ll find it here.',
  nothingArchived: 'Nothing is archived',
  archive: 'What you archive is kept here until someone writes again.',
  notFound: 'No conversation found',
  looked: 'We search names, listing titles and messages.',
  clear: 'Clear the search',
};
