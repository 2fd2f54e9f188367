import type * as english from './Snapshot.words.ts';

export const words: typeof english.words = {
  title: 'Como estaba cuando se reportó',
  now: 'Como está ahora',
  gone: 'No se conservó nada.',
  by: 'De',
  place: (city, state) => [city, state].filter(Boolean).join(', '),
  open: 'Abrir la página del anuncio',
  about: 'Sobre',
  before: 'Lo que se escribió justo antes',
  reported: 'El mensaje reportado',
  photos: 'Fotos',
  noPrice: 'Sin precio',
  person: 'Dueño de la cuenta',
  since: (date) => `Aquí desde ${date}`,
  verified: 'Correo verificado',
  unverified: 'Correo sin verificar',
};
