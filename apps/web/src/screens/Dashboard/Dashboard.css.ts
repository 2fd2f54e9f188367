import { appStyle, media, vars } from '@porchlight/ui/theme';

import { twoAcross } from '../../lib/twoAcross.ts';

/** Four numbers: two by two on a phone, in a row on a wide screen. */
export const tiles = appStyle({
  display: 'grid',
  gridTemplateColumns: twoAcross,
  gap: vars.space['4'],
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

/** Links in the same layout on a phone. */
export const actions = appStyle({
  display: 'grid',
  gridTemplateColumns: twoAcross,
  gap: vars.space['3'],
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(4, max-content)' } },
});

/** The longest one fits one line of half a phone. */
export const action = appStyle({ '@media': { [media.belowSm]: { paddingInline: vars.space['2'] } } });
