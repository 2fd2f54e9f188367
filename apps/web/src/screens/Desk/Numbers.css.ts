import { appStyle, media, vars } from '@porchlight/ui/theme';

import { twoAcross } from '../../lib/twoAcross.ts';

/** Two columns on a phone, three on a wide screen; an expanded chart doesn't stretch its neighbors. */
export const charts = appStyle({
  display: 'grid',
  gridTemplateColumns: twoAcross,
  alignItems: 'start',
  gap: vars.space['4'],
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

/** Reserves about the charts' height. */
export const room = appStyle({
  minBlockSize: '47rem',
  '@media': { [media.md]: { minBlockSize: '33rem' } },
});
