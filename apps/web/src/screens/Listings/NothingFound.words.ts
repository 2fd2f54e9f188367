export const words = { changeWords: 'Change the words' };
