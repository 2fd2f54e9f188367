import { brand } from '@porchlight/domain';

/** In the language that is offered. */
export const words = {
  label: 'Idioma',
  text: `¿Prefieres leer ${brand.name} en español?`,
  link: 'Ver en español',
  dismiss: 'Cerrar',
};
