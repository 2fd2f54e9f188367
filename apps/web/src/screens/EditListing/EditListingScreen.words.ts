export const words = { back: 'Back to the listing' };
