export const words = {
  title: 'Recently viewed',
  clear: 'Clear',
  remove: (title: string) => `Remove “${title}” from recently viewed`,
};
