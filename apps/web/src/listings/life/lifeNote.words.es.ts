import type * as english from './lifeNote.words.ts';

export const promised: typeof english.promised = {
  reserved: (name) => `Reservado para ${name}`,
  sold: (name) => `Vendido a ${name}`,
};
