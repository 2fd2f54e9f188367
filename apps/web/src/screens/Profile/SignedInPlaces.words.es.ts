import type * as english from './SignedInPlaces.words.ts';

export const words: typeof english.words = {
  title: 'Dónde tienes la sesión abierta',
  about: 'Si no reconoces alguna de estas sesiones, ciérrala y cambia tu contraseña.',
  onlyHere: 'Solo tienes la sesión abierta aquí.',
  failed: 'No se pudo cargar la lista de tus sesiones abiertas',
  unknown: 'Dispositivo desconocido',
  here: 'Aquí',
  times: (used, begun) => `Último uso: ${used} · inicio de sesión: ${begun}`,
  ended: (device) => `Sesión cerrada: ${device}`,
  everywhere: 'Cerrar las demás sesiones',
  everywhereDone: 'Se cerraron las demás sesiones.',
  question: '¿Cerrar las demás sesiones?',
  consequence:
    'En los demás navegadores y teléfonos tendrás que iniciar sesión otra vez. Lo que no se haya enviado ahí se puede perder. Aquí tu sesión sigue abierta.',
};
