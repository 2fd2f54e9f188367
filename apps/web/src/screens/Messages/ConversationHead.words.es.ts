import type * as english from './ConversationHead.words.ts';

export const words: typeof english.words = {
  own: {
    reserved: 'Lo marcaste como reservado.',
    sold: 'Ya lo vendiste.',
    expired: 'Este anuncio venció.',
    further: 'Ver tus anuncios',
  },
  theirs: {
    reserved: (name) => `Lo reservaste para ${name}.`,
    sold: (name) => `Se lo vendiste a ${name}.`,
  },
  yours: {
    reserved: 'Está reservado para ti.',
    sold: 'Te lo vendieron.',
  },
  others: {
    reserved: 'Está reservado.',
    sold: 'Ya se vendió.',
    expired: 'Este anuncio venció.',
    further: 'Ver otros parecidos',
  },
};
