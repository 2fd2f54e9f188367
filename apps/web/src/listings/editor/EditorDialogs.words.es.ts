import type * as english from './EditorDialogs.words.ts';

export const leaveWords: typeof english.leaveWords = {
  unsaved: '¿Salir sin guardar?',
  unpublished: '¿Salir sin publicar?',
  lost: 'Se perderá lo que escribiste aquí.',
  leave: 'Salir',
};
