import type * as english from './marks.words.ts';

export const words: typeof english.words = {
  unpriced: 'Sin precio',
  pin: (price, title, place) => `${price}, ${title}, cerca de ${place}`,
  cluster: (count, price) =>
    price === undefined ? `${count} en la misma zona` : `${count} en la misma zona, desde ${price}`,
  place: (text, count) => `${text}: ${count} en un mismo lugar`,
  from: (count, price) => `${count} desde ${price}`,
};
