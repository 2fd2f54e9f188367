export const words = {
  title: 'Photo',
  saved: 'Your photo is saved.',
  removed: 'Your photo is removed.',
  failed: 'The photo could not be saved. Please try again.',
};
