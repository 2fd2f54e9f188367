import type * as english from './NoConversations.words.ts';

export const words: typeof english.words = {
  start: 'Cuando le escribas a un vendedor, o alguien te escriba a ti, lo verás aquí.',
  nothingArchived: 'No hay nada archivado',
  archive: 'Lo que archivas se queda aquí hasta que alguien vuelva a escribir.',
  notFound: 'No se encontró ninguna conversación',
  looked: 'Buscamos en los nombres, los títulos de los anuncios y los mensajes.',
  clear: 'Borrar la búsqueda',
};
