import { appStyle, media, vars } from '@porchlight/ui/theme';

/** Four figures: two by two in the hand, in a row at a desk. */
export const tiles = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space['4'],
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});
