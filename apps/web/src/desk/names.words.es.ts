import type * as english from './names.words.ts';

export const actions: typeof english.actions = {
  case_opened: 'Caso abierto',
  case_seen: 'Caso visto',
  case_taken: 'Caso tomado',
  case_put_back: 'Caso devuelto',
  decided: 'Decisión tomada',
  decision_undone: 'Decisión anulada',
  messages_seen: 'Mensajes leídos',
  moderator_named: 'Moderador agregado',
  moderator_removed: 'Moderador eliminado',
};

export const signals: typeof english.signals = {
  same_words: 'Las mismas palabras en varias cuentas',
  same_photo: 'La misma foto en varias cuentas',
  many_listings: 'Muchos anuncios de una cuenta nueva',
  many_messages: 'Muchos primeros mensajes de una cuenta nueva',
  scam_words: 'Palabras que usan las estafas',
};
