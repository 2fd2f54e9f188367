import type * as english from './WiderCounts.words.ts';

export const words: typeof english.words = {
  within: (miles) => `en un radio de ${miles} millas`,
  without: {
    query: 'sin esas palabras',
    category: 'en todas las categorías',
    location: 'en cualquier lugar',
    near: 'en cualquier lugar',
    radius: 'en cualquier lugar',
    minPrice: 'sin precio mínimo',
    maxPrice: 'sin precio máximo',
    pricePeriod: 'sin importar el período del precio',
    hasPhotos: 'con o sin fotos',
    postedWithin: 'de cualquier fecha',
    condition: 'en cualquier condición',
    withoutSellers: 'de todos los vendedores',
    bounds: 'dentro y fuera del mapa',
  },
};
