import type * as english from './reasons.words.ts';

export const labels: typeof english.labels = {
  scam: 'Estafa o fraude',
  harassment: 'Acoso o amenazas',
  'inappropriate-content': 'Odio, contenido sexual o violencia',
  spam: 'Spam',
  'prohibited-items': 'No se permite aquí',
  'fake-listing': 'Falso o engañoso',
  'identity-theft': 'Se hace pasar por otra persona',
  other: 'Otro motivo',
};
