import type * as english from './DecisionPanel.words.ts';

export const words: typeof english.words = {
  title: 'Decisión',
  free: 'Nadie ha tomado este caso.',
  mine: 'Tomaste este caso.',
  with: (name) => `${name} tomó este caso.`,
  decided: 'Este caso está resuelto. Si anulas la decisión, se abre de nuevo.',
  take: 'Tomar y decidir',
  goOn: 'Decidir',
  putBack: 'Dejarlo para otros',
  conflict: 'Alguien se te adelantó',
  look: 'Ver cómo está ahora',
  question: (days) => `¿Suspender a esta persona ${days}?`,
  consequence: 'Sus anuncios saldrán del sitio, y solo podrá leer sus mensajes y descargar sus datos.',
  suspend: 'Suspender',
  done: {
    taking: 'El caso es tuyo.',
    puttingBack: 'El caso quedó para otros.',
    deciding: 'Decisión tomada.',
    undoing: 'Se anuló la decisión.',
  },
};
