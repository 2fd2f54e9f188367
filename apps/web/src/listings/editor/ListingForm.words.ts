export const hints = {
  /** The free-text place of an old listing. */
  oldPlace: (place: string) => `Was: ${place}`,
  email: 'Only you see it here. People write to you through messages.',
};
