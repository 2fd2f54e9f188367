import { appStyle, media, vars } from '@porchlight/ui/theme';

import { twoAcross } from '../../lib/twoAcross.ts';

/** Two by two in the hand, three at a desk; one that is unfolded does not stretch its neighbors. */
export const charts = appStyle({
  display: 'grid',
  gridTemplateColumns: twoAcross,
  alignItems: 'start',
  gap: vars.space['4'],
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

/** Holds about as much room until the charts are there, so that the footer does not jump. */
export const room = appStyle({
  minBlockSize: '47rem',
  '@media': { [media.md]: { minBlockSize: '33rem' } },
});
