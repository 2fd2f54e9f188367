import type { DecisionReason } from '../moderation/decisionReasons.ts';
import type { CaseSubject, DecisionKind } from '../moderation/moderation.ts';
import { brand } from '../market/porchlight.ts';

export const kinds: Record<DecisionKind, string> = {
  nothing_wrong: 'Todo en orden',
  hide_listing: 'Ocultar el anuncio',
  remove_message: 'Eliminar el mensaje',
  warn: 'Advertir',
  suspend: 'Suspender',
  restore: 'Restablecer',
};
export const reasons: Record<DecisionReason, string> = {
  scam: 'Estafa o fraude',
  prohibited: 'No se permite ofrecerlo',
  misleading: 'Engañoso',
  offensive: 'Ofensas o acoso',
  spam: 'Spam',
  unsafe: 'Peligroso',
  duplicate: 'Publicado más de una vez',
  no_violation: 'Cumple las reglas',
  other: 'Otro motivo',
};
export const subjects: Record<CaseSubject, string> = {
  listing: 'Anuncio',
  message: 'Mensaje',
  person: 'Persona',
  question: 'Pregunta',
  other: 'Otro',
};

export const labels = {
  kind: 'Decisión',
  reason: 'Motivo',
  words: 'En tus propias palabras',
  days: 'Por cuánto tiempo',
} as const;

export const kindRequired = 'Elige una decisión';
export const reasonRequired = 'Elige un motivo';
export const wordsRequired = 'Explica el motivo en tus propias palabras';
export const wordsTooLong = 'Usa 2,000 caracteres como máximo';
export const daysRequired = 'Elige por cuánto tiempo';
export const daysOnlySuspended = 'Solo una suspensión dura un número de días';
export const versionMissing = 'Abre el caso de nuevo';
export const notAccountAddress = 'Ninguna cuenta ha confirmado este correo';

export const notModerator = 'Solo los moderadores pueden ver esto.';
export const notAdministrator = 'Solo los administradores pueden agregar o quitar moderadores.';
export const conflicts = {
  own: 'Este caso es sobre ti, así que lo atiende otro moderador.',
  own_report: 'Solo tú reportaste esto, así que lo atiende otro moderador.',
  administrator: 'Este caso es sobre un administrador, así que solo lo puede atender otro administrador.',
} as const;
export const administratorStays = `La configuración de ${brand.name} nombra administrador a este usuario, así que no se le puede suspender.`;
export const changedMeanwhile = 'Este caso cambió mientras tanto. Revísalo de nuevo.';
export const takenMeanwhile = 'Otra persona ya tomó este caso.';
export const notForThis = 'Esta decisión no se puede tomar en este caso.';
export const namedBySettings = `La configuración de ${brand.name} nombra a este moderador, así que no se le puede quitar aquí.`;

export const suspended =
  'Tu cuenta está suspendida. Puedes leer tus mensajes y descargar tus datos. Si no estás de acuerdo, escribe a soporte.';
export const messageRemoved = 'Un moderador eliminó este mensaje.';
