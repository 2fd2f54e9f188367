import type * as english from './HelpScreen.words.ts';

export const words: typeof english.words = {
  lead: 'Respuestas cortas a lo que más se pregunta.',
  placeholder: 'Prueba con contraseña, fotos o estafa',
  search: 'Buscar en las respuestas',
  found: (count) => `${count} ${count === 1 ? 'respuesta encontrada' : 'respuestas encontradas'}`,
  none: {
    title: 'Ninguna respuesta coincide con esas palabras',
    hint: 'Prueba con menos palabras o con otras, o pregúntanos.',
    contact: 'Escribirnos',
  },
  more: {
    title: '¿Sigues buscando?',
    text: 'Escríbenos, lee cómo cuidarte o reporta lo que no debería estar aquí.',
  },
};
