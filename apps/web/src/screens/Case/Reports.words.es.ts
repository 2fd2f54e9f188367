import type * as english from './Reports.words.ts';

export const words: typeof english.words = {
  reports: 'Lo que dijo la gente',
  signals: 'Lo que se detectó automáticamente',
  evidence: 'Pruebas',
  visitor: 'Un visitante',
  signal: 'Una señal no decide nada: solo dice dónde mirar.',
};
