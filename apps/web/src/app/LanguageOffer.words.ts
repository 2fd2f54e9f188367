import { brand } from '@porchlight/domain';

/** In the language that is offered. */
export const words = {
  label: 'Idioma',
  link: `Ver ${brand.name} en español`,
  dismiss: 'Cerrar',
};
