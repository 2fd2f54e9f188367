export const words = { title: 'Fresh on the street', all: 'All listings' };
