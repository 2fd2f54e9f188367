import type * as english from './DeskScreen.words.ts';

export const words: typeof english.words = {
  title: 'Casos',
  lead: 'Lo que la gente reportó y preguntó: primero lo urgente y después lo más antiguo.',
  failed: 'No se pudieron cargar los casos',
  states: 'Qué casos',
  open: 'Abiertos',
  decided: 'Resueltos',
  caption: { open: 'Casos abiertos', decided: 'Casos resueltos' },
  empty: {
    open: 'No hay nada pendiente. Buen trabajo.',
    decided: 'Todavía no se ha resuelto nada.',
  },
  what: 'Caso',
  about: 'Sobre',
  urgency: 'Urgencia',
  reports: 'Reportes',
  noticed: (count) => (count === 1 ? '1 señal' : `${count} señales`),
  opened: 'Abierto',
  taken: 'A cargo de',
  nobody: 'Nadie',
  edited: 'Editado después',
};
