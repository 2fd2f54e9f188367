export const words = {
  notLoaded: 'Your conversations could not be loaded',
  notSearched: 'Your conversations could not be searched',
  more: 'More conversations',
  moreFailed: 'Not loaded. Try again',
};
