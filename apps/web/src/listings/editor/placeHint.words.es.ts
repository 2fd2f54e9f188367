import type * as english from './placeHint.words.ts';

export const placeHint: typeof english.placeHint =
  'Una ciudad o un código postal. Una dirección lleva al menos a su ciudad.';
