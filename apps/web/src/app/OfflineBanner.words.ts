/** Parts that failed to load show their own error. */
export const words = {
  offline: 'You are offline. You can keep reading. New things load when you’re back online.',
};
