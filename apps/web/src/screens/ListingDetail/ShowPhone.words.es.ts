import type * as english from './ShowPhone.words.ts';

export const words: typeof english.words = {
  call: (phone) => `Llamar al ${phone}`,
  failed: 'No se pudo cargar el número de teléfono. Inténtalo de nuevo.',
};
