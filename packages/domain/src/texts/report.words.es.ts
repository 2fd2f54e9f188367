import { brand } from '../market/porchlight.ts';
import type { ContactPreference, ReportType, Urgency } from '../wire/values.ts';
import { description, subject } from './fields.words.es.ts';

export const title = 'Reportar';
export const sections = {
  you: 'Tus datos',
  details: 'Detalles del reporte',
  evidence: 'Pruebas y documentos',
  followUp: 'Seguimiento',
} as const;
export const cards = {
  scams: 'Estafas y fraudes',
  behavior: 'Conducta de usuarios',
  content: 'Problemas de contenido',
  technical: 'Problemas técnicos',
} as const;
export const nextTitle = '¿Qué pasa después?';
export const submit = 'Enviar reporte';
export const submitting = 'Enviando el reporte…';
export const sentTitle = 'Reporte enviado';
export const sentText =
  'Gracias por tu reporte. Tomamos en serio cada reporte y lo investigaremos pronto. En breve recibirás una confirmación por correo.';
export const failed = `No se pudo enviar el reporte. Inténtalo de nuevo o escríbenos a ${brand.reportsEmail}`;
export const criticalCancel = 'Cancelar';
export const criticalContinue = 'Entiendo, continuar';
export const typeLabels: Record<ReportType, string> = {
  scam: 'Estafa',
  harassment: 'Acoso',
  'inappropriate-content': 'Contenido inapropiado',
  spam: 'Spam',
  'prohibited-items': 'Artículos prohibidos',
  'fake-listing': 'Anuncio falso',
  'payment-issue': 'Problema con un pago',
  'identity-theft': 'Robo de identidad',
  technical: 'Problema técnico',
  other: 'Otro',
};
export const urgencyLabels: Record<Urgency, string> = {
  low: 'Baja',
  medium: 'Media',
  high: 'Alta',
  critical: 'Crítica',
};
export const preferenceLabels: Record<ContactPreference, string> = {
  email: 'Correo',
  none: 'Sin seguimiento',
  urgent: 'Urgente',
};

export const labels = {
  reporter_name: 'Tu nombre',
  reporter_email: 'Tu correo electrónico',
  report_type: 'Tipo de reporte',
  urgency: 'Urgencia',
  user_reported: '¿De quién se trata?',
  listing_url: 'URL del anuncio o del vendedor',
  subject,
  description,
  evidence: '¿Qué puedes mostrar?',
  contact_preference: 'Preferencia de contacto',
} as const;

export const nameRequired = 'Tu nombre es obligatorio';
export const nameTooLong = 'Tu nombre es demasiado largo';
export const emailRequired = 'Tu correo electrónico es obligatorio';
export const typeRequired = 'Elige un tipo de reporte';
export const urgencyRequired = 'Elige una urgencia';
export const preferenceInvalid = 'Elige una preferencia de contacto';
export const listingUrlInvalid = 'Escribe una URL válida';
export const descriptionRequired = 'La descripción es obligatoria';
export const descriptionTooLong = 'La descripción es demasiado larga';
export const userReportedTooLong = `La respuesta a “${labels.user_reported}” es demasiado larga`;
export const evidenceTooLong = `La respuesta a “${labels.evidence}” es demasiado larga`;
export const listingUrlTooLong = 'La URL del anuncio o del vendedor es demasiado larga';
export const messageIdTooLong = 'El identificador del mensaje es demasiado largo';

export { emailInvalid, emailTooLong, subjectRequired, subjectTooLong } from './fields.words.es.ts';
