import type { ContactCategory } from '../wire/values.ts';

export const title = 'Contacto';
export const send = 'Enviar mensaje';
export const sending = 'Enviando…';
export const sentTitle = '¡Mensaje enviado!';
export const sentText = 'Gracias por escribirnos. Te responderemos en un plazo de 24 horas.';
export const backHome = 'Volver al inicio';
export const failed = 'No se pudo enviar el mensaje. Inténtalo de nuevo o escríbenos por correo.';
export const beforeTitle = 'Antes de escribirnos';
export const categoryLabels: Record<ContactCategory, string> = {
  account: 'Cuenta',
  listing: 'Anuncio',
  payment: 'Pago',
  messaging: 'Mensajes',
  technical: 'Problema técnico',
  safety: 'Seguridad',
  feature: 'Sugerencia',
  other: 'Otro tema',
};
export const hours = [
  { days: 'Lun-vie', time: '9:00 a.m.-6:00 p.m. (EST)' },
  { days: 'Sáb', time: '10:00 a.m.-4:00 p.m. (EST)' },
  { days: 'Dom', time: 'cerrado' },
] as const;

export const messageRequired = 'El mensaje es obligatorio';
export const messageTooLong = 'El mensaje es demasiado largo';

export {
  name,
  email,
  category,
  subject,
  message,
  nameRequired,
  nameTooLong,
  emailRequired,
  emailInvalid,
  emailTooLong,
  categoryRequired,
  subjectRequired,
  subjectTooLong,
} from './fields.words.es.ts';
