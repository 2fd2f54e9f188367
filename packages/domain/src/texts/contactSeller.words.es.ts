export const title = 'Escribir al vendedor';
export const subject = 'Asunto';
export const message = 'Mensaje';
export const send = 'Enviar';
export const sending = 'Enviando…';
export const subjectPrefix = 'Consulta sobre: ';
export const failed = 'No se pudo enviar el mensaje. Inténtalo de nuevo.';
export const sentTitle = 'Mensaje enviado';
export const sentText = 'El vendedor lo verá en sus mensajes.';
export const viewMessages = 'Ver mensajes';
export const discardTitle = '¿Descartar tu mensaje?';
export const discardText = 'Se perderá lo que escribiste.';
export const discard = 'Descartar';
export const keepWriting = 'Seguir escribiendo';

export {
  messageRequired,
  messageMax as messageTooLong,
  subjectMax as subjectTooLong,
} from './fields.words.es.ts';
export const listingRequired = 'Indica de qué anuncio se trata';
