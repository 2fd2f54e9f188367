import type * as english from './SellerScreen.words.ts';

export const words: typeof english.words = {
  missing: 'Es posible que haya cerrado su cuenta.',
};
