import type * as english from './CategoriesScreen.words.ts';

export const words: typeof english.words = {
  lead: 'Todo lo que los vecinos ofrecen, necesitan y regalan, repartido en cinco calles.',
  offer: {
    title: '¿Tienes algo que ofrecer?',
    text: 'Publicar toma unos minutos y no cuesta nada.',
  },
};
