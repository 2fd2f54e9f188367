import type * as english from './UnsubscribeScreen.words.ts';

export const words: typeof english.words = {
  title: '¿Quieres dejar de recibir estos correos?',
  about: 'Ya no te escribiremos sobre esto:',
  noneNamed: 'Ya no te escribiremos sobre esto.',
  others: 'Seguirás recibiendo correos sobre tu propia cuenta, por ejemplo si cambia tu contraseña.',
  stop: 'Dejar de recibirlos',
  failed: 'No se pudieron cancelar estos correos. Inténtalo de nuevo.',
  stopped: 'Correos cancelados',
  again: '¿Cambiaste de opinión? En tu perfil los puedes volver a activar.',
  choose: 'Elegir qué correos recibir',
};
