export const words = {
  follow: 'Search as the map moves',
  searchHere: 'Search this area',
  failed: 'This part of the map did not load.',
  noneHere: 'No listings in this part of the map',
  showAll: 'Show all',
  list: 'List',
  inView: (count: string) => `${count} in view`,
};
