import { limits } from '@porchlight/domain';

import type * as english from './ContactScreen.words.ts';

export const words: typeof english.words = {
  lead: `Escríbenos y una persona te responde en un plazo de ${limits.contactReplyHours} horas.`,
  email: 'Envíanos un correo',
  help: 'Respuestas a lo que más se pregunta.',
  report: 'Una estafa, una persona, un anuncio que no debería estar aquí.',
  form: 'Envíanos un mensaje',
  before: {
    help: {
      before: 'Busca en las ',
      link: 'páginas de ayuda',
      after: ': ahí está la mayoría de las respuestas.',
    },
    listing: 'Ten a la mano la dirección web del anuncio, si se trata de uno.',
    report: 'Si una persona o un anuncio no cumple las reglas, el formulario de reporte es más rápido.',
  },
  hours: {
    title: 'Horario de atención',
    note: 'Puedes escribir a cualquier hora, de día o de noche. Fuera de este horario la respuesta puede tardar más.',
  },
  direct: { title: 'Contacto directo', support: 'Soporte general: ', reports: 'Reportes: ' },
  safety: {
    before: 'Para asuntos de seguridad que no son una emergencia, usa el ',
    link: 'formulario de reporte',
    after: '.',
  },
};
