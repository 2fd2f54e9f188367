import { limits, texts } from '@porchlight/domain';

import type * as english from './DeleteAccount.words.ts';

export const words: typeof english.words = {
  title: 'Eliminar tu cuenta',
  about:
    'Se hace de inmediato y no se puede deshacer. A menos que tu cuenta esté suspendida, podrás usar tu correo para crear otra.',
  goes: 'Lo que se borra',
  gone: [
    'Tus anuncios y sus fotos',
    'Lo que guardaste, a quién bloqueaste y sobre qué te escribimos',
    'Tu nombre, tu foto, tu correo y tu contraseña',
    'Todas tus sesiones abiertas y lo que no hayas enviado en este dispositivo',
  ],
  stays: 'Lo que se queda',
  staying: [
    `Los mensajes que escribiste, para las personas a quienes les escribiste. En lugar de tu nombre dirá “${texts.common.deletedUser}”, y nadie podrá responder.`,
    `Las preguntas que nos enviaste, para poder responderlas, por un máximo de ${limits.supportRetentionYears} años. De los reportes que enviaste con la sesión iniciada, solo aquello de lo que tratan; los que enviaste sin iniciar sesión se quedan como están durante el mismo tiempo.`,
    'Lo que decidieron los moderadores, en un registro sin tu nombre.',
    'Mientras tu cuenta esté suspendida: una forma cifrada de tu correo, con la que no se puede abrir otra cuenta hasta que termine la suspensión.',
  ],
  open: 'Eliminar mi cuenta',
  question: '¿Eliminar tu cuenta para siempre?',
  ask: 'Escribe tu contraseña para confirmar.',
  confirm: 'Eliminar para siempre',
  keep: 'Conservarla',
  failed: 'No se pudo eliminar tu cuenta. Inténtalo de nuevo.',
  done: 'Tu cuenta se eliminó.',
};
