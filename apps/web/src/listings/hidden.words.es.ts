import type * as english from './hidden.words.ts';

export const note: typeof english.note = (reason) =>
  `Un moderador lo ocultó: ${reason}. Ábrelo para ver qué cambiar.`;
