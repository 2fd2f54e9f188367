export const words = {
  title: 'Change Name',
  label: 'Your name',
  done: 'Your name is changed everywhere.',
  failed: 'Your name could not be changed',
};
