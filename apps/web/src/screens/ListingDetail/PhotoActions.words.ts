export const words = { back: 'Back' };
