import { limits } from '@porchlight/domain';

import type * as english from './YourData.words.ts';

export const words: typeof english.words = {
  title: 'Tus datos',
  about: `Un archivo ZIP con tu perfil, tus anuncios, fotos, mensajes y todo lo demás que es tuyo, en un formato que los programas pueden leer. Puedes descargarlo aquí durante ${limits.exportHours} horas, hasta que cierres sesión o cambies tu contraseña.`,
  ask: 'Crear una copia',
  again: 'Crear otra copia',
  download: 'Descargar la copia',
  making:
    'Estamos preparando tu copia. Te escribiremos por correo cuando esté lista. Puedes salir de esta página, pero no cierres la sesión.',
  failed: 'No se pudo crear tu copia. Inténtalo de nuevo.',
  over: 'Tu copia venció. Puedes crear otra.',
  ready: (size, until) => `Tu copia está lista: ${size}, disponible hasta el ${until}.`,
  elsewhere:
    'Tu copia está lista en el dispositivo donde la pediste. Para descargarla aquí, crea otra copia.',
  loadFailed: 'No se cargó el estado de tu copia',
  question: '¿Crear una copia de tus datos?',
  confirmation: 'Escribe tu contraseña para confirmar.',
  cancel: 'Cancelar',
  notAsked: 'No se pudo crear tu copia. Inténtalo de nuevo.',
};
