export const words = {
  lead: 'What you saved, newest first.',
  empty: 'Press the heart on a listing to keep it here.',
};
