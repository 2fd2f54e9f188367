import type * as english from './ReportForm.words.ts';

export const words: typeof english.words = {
  descriptionHint: 'Qué pasó, cuándo y dónde.',
  evidenceHint: 'Texto de los mensajes, fechas, enlaces. Nunca contraseñas ni números de tarjeta.',
};
