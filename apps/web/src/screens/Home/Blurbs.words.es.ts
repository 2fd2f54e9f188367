import type * as english from './Blurbs.words.ts';

export const words: typeof english.words = {
  safe: 'Insignias de “Correo verificado”, un enlace para reportar en cada anuncio, y tu dirección sigue siendo privada hasta que tú la compartas.',
  local:
    'Busca por ciudad, estado o código postal y encuentra lo que puedes recoger a pie, en bici o con un viaje corto en carro.',
  easy: 'Haz una pregunta, acuerden una hora y listo. Cada conversación queda junto al anuncio del que trata.',
};
