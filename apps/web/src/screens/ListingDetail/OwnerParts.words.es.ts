import { locale } from '@porchlight/domain';

import type * as english from './OwnerParts.words.ts';

export const words: typeof english.words = {
  phoneShown: (people) => {
    if (people === 0) return 'Nadie ha pedido todavía el número de teléfono.';
    const count = people.toLocaleString(locale);
    return `Número de teléfono mostrado a ${count} ${people === 1 ? 'persona' : 'personas'}.`;
  },
};
