import type { MessageNotice } from '../wire/values.ts';

export const title = 'Mensajes';
export const notSignedIn = 'Inicia sesión para ver tus mensajes';
export const replyLabel = 'Respuesta';
export const replyRequired = 'Escribe una respuesta';
export const send = 'Enviar';
export const back = 'Volver a las conversaciones';
export const notSent = 'No se envió. Inténtalo de nuevo.';
export const empty = 'Aún no hay mensajes';
export const own = 'No puedes enviarte mensajes';
export const notices: Record<MessageNotice, string> = {
  reserved: 'Reservado para ti',
  sold: 'Vendido a ti',
  released: 'De nuevo en venta',
  gone: 'Ya no está reservado para ti',
  offer_accepted: 'Oferta aceptada',
  offer_declined: 'Oferta rechazada',
  offer_withdrawn: 'Oferta retirada',
};
export const notActive = 'Este anuncio ya no está activo';

export { messageMax as replyTooLong } from './fields.words.es.ts';
