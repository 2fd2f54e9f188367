import type * as english from './ChangeNameForm.words.ts';

export const words: typeof english.words = {
  title: 'Cambiar nombre',
  label: 'Tu nombre',
  done: 'Tu nombre cambió en todo el sitio.',
  failed: 'No se pudo cambiar tu nombre',
};
