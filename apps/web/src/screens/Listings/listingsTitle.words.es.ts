import type * as english from './listingsTitle.words.ts';

export const words: typeof english.words = {
  // The condition stays next to the thing: “Muebles en buen estado por menos de $200 cerca de Seattle, WA”.
  order: ['condition', 'price', 'period', 'place', 'near', 'posted', 'photos'],
  priceBetween: (from, to) => `de ${from} a ${to}`,
  priceUnder: (to) => `por menos de ${to}`,
  priceFrom: (from) => `desde ${from}`,
  period: { hour: 'por hora', day: 'por día', week: 'por semana', month: 'por mes' },
  near: (place) => `cerca de ${place}`,
  nearWithin: (place, miles) => `cerca de ${place} · ${miles} mi`,
  place: (place) => `en ${place}`,
  photos: 'con fotos',
  // None of these agrees in gender or number with the category before it.
  posted: {
    1: 'de las últimas 24 horas',
    3: 'de los últimos 3 días',
    7: 'de los últimos 7 días',
    30: 'de los últimos 30 días',
  },
  condition: {
    new: 'en estado nuevo',
    like_new: 'en estado como nuevo',
    good: 'en buen estado',
    fair: 'en estado aceptable',
    for_parts: 'para piezas',
  },
  query: (query) => `“${query}”`,
  queryIn: (query, category) => `“${query}” en ${category}`,
};
