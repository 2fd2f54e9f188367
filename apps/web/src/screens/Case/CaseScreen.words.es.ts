import type * as english from './CaseScreen.words.ts';

export const words: typeof english.words = {
  missing: 'Ese caso no existe',
  failed: 'No se pudo cargar el caso',
  notYours: 'Para otro moderador',
  queue: 'Casos',
  changed: 'Cambió después de que lo reportaran.',
  edited: 'Su dueño lo cambió después de que se ocultara.',
  reports: (count) => (count === 1 ? '1 reporte' : `${count} reportes`),
  decided: 'Resuelto',
  open: 'Abierto',
  decisions: 'Decisiones sobre este caso',
  history: 'Otras decisiones sobre cualquiera de las dos partes',
};
