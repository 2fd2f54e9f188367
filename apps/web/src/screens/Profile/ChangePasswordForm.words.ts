export const words = {
  hint: 'At least 8 characters. Other devices are signed out.',
  again: 'New password once more',
};
