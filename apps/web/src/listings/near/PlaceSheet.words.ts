export const words = { title: 'Where are you looking?', apply: 'Show listings' };
