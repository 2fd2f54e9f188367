import type * as english from './ListingForm.words.ts';

export const hints: typeof english.hints = {
  oldPlace: (place) => `Antes: ${place}`,
  email: 'Aquí solo lo ves tú. La gente te escribe por mensajes.',
};
