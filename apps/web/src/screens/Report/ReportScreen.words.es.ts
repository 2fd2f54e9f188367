import { limits } from '@porchlight/domain';

import type * as english from './ReportScreen.words.ts';

export const words: typeof english.words = {
  lead: 'Cuéntanos qué está mal. Una persona lee cada reporte.',
  notEmergency: 'Este formulario es para todo lo que no es una emergencia.',
  about: 'Sobre los reportes',
  confirmation: 'Recibes una confirmación por correo.',
  review: `Revisamos el reporte en un plazo de ${limits.reportReviewHours} horas.`,
  act: { before: 'Investigamos y tomamos medidas si no se respetaron ', rules: 'las reglas', after: '.' },
  followUp: 'Te damos seguimiento, si lo pediste.',
  serious: 'Los problemas graves se atienden de inmediato.',
  contact: 'Contacto directo',
  anonymous: 'Reportes anónimos',
  anonymousText: 'Aceptamos reportes anónimos, pero tus datos de contacto nos ayudan a investigar.',
  more: 'Más',
};
