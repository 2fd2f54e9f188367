import { brand } from '@porchlight/domain';
import type * as english from './decisionTemplates.words.ts';

export const words: typeof english.words = {
  object: `Si crees que es un error, responde a este correo o escribe a ${brand.supportEmail}, y lo revisaremos de nuevo.`,
  rules: 'Leer las reglas',
  edit: 'Editar tu anuncio',
  listing: (title) => `Tu anuncio “${title}”`,
  aListing: 'Uno de tus anuncios',
  aMessage: 'Uno de tus mensajes',
  account: `Tu cuenta de ${brand.name}`,
  hidden: {
    line: (what) => `${what} está oculto`,
    more: 'Ahora solo tú puedes verlo. Corrige el problema que se indica abajo y lo revisaremos de nuevo.',
  },
  removed: {
    line: (what) => `${what} se eliminó`,
    more: 'Ya no lo puede leer ninguno de los dos.',
  },
  suspended: {
    forever: `Tu cuenta de ${brand.name} está suspendida de forma permanente`,
    days: (days) =>
      `Tu cuenta de ${brand.name} está suspendida por ${days === 1 ? 'un día' : `${days} días`}`,
    more: 'Todavía puedes iniciar sesión, leer tus mensajes y descargar tus datos. Tus anuncios quedan ocultos hasta que termine la suspensión.',
  },
  restored: {
    line: (what) => `${what} volvió a la normalidad`,
    more: 'Revertimos lo que habíamos decidido.',
  },
  warned: {
    line: `Una advertencia de ${brand.name}`,
    more: (what) => `Se trata de ${what}. No tomamos ninguna otra medida.`,
  },
  reason: (reason) => `El motivo: ${reason}.`,
  undone: {
    subject: 'Revertimos una decisión',
    lead: (what) =>
      `Volvimos a revisar nuestra decisión sobre ${what} y la revertimos. Todo volvió a la normalidad.`,
    questions: `Si tienes preguntas, responde a este correo o escribe a ${brand.supportEmail}.`,
  },
  addressSuspended: {
    subject: `No puedes abrir una cuenta nueva de ${brand.name} con este correo electrónico`,
    forever: `Alguien usó este correo electrónico para una cuenta nueva de ${brand.name}. Una cuenta anterior con este correo estaba suspendida de forma permanente cuando se eliminó, así que no se puede usar para una nueva.`,
    until: (end) =>
      `Alguien usó este correo electrónico para una cuenta nueva de ${brand.name}. Una cuenta anterior con este correo estaba suspendida hasta el ${end} cuando se eliminó, así que no se puede usar para una nueva antes de esa fecha.`,
    notYou: 'Si no fuiste tú, puedes ignorar este mensaje.',
  },
  reportDecided: {
    subject: (number) => `Tomamos una decisión sobre tu reporte (${number})`,
    lead: `Gracias por tu reporte a ${brand.name}. Un moderador lo revisó y tomó una decisión. La persona que reportaste no sabrá quién la reportó, y no compartimos qué medidas tomamos.`,
    again: `Si vuelve a pasar, o crees que nuestra decisión fue un error, responde a este correo o escribe a ${brand.reportsEmail}.`,
  },
};
