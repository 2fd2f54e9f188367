export const words = { make: 'Make an offer' };
