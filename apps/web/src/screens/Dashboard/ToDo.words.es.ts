import type * as english from './ToDo.words.ts';

export const words: typeof english.words = {
  title: 'Pendientes',
  unread: (count) => (count === 1 ? '1 mensaje sin leer' : `${count} mensajes sin leer`),
  offers: (count) => (count === 1 ? '1 oferta espera tu respuesta' : `${count} ofertas esperan tu respuesta`),
  expiring: (count) => (count === 1 ? '1 anuncio está por vencer' : `${count} anuncios están por vencer`),
};
