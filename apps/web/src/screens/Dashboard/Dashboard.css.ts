import { appStyle, media, vars } from '@porchlight/ui/theme';

import { twoAcross } from '../../lib/twoAcross.ts';

/** Four figures: two by two in the hand, in a row at a desk. */
export const tiles = appStyle({
  display: 'grid',
  gridTemplateColumns: twoAcross,
  gap: vars.space['4'],
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

/** Ways on, as the figures above them stand: two by two in the hand. */
export const actions = appStyle({
  display: 'grid',
  gridTemplateColumns: twoAcross,
  gap: vars.space['3'],
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(4, max-content)' } },
});

/** The longest of them fits on one line of half a phone. */
export const action = appStyle({ '@media': { [media.belowSm]: { paddingInline: vars.space['2'] } } });
