import { limits } from '@porchlight/domain';
import { appStyle, media, vars } from '@porchlight/ui/theme';

import { twoAcross } from '../../lib/twoAcross.ts';

/** Four numbers: two by two on a phone, in a row on a wide screen. */
export const tiles = appStyle({
  display: 'grid',
  gridTemplateColumns: twoAcross,
  gap: vars.space['4'],
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

export const actions = appStyle({
  display: 'grid',
  gap: vars.space['3'],
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(4, max-content)' } },
});

/** On a phone the tiles and the bottom bar lead to the same pages. */
export const wideAction = appStyle({ '@media': { [media.belowMd]: { display: 'none' } } });

/** As many columns as there are cards. */
export const recent = appStyle({
  '@media': {
    [media.lg]: { gridTemplateColumns: `repeat(${limits.dashboardRecentListings}, minmax(0, 1fr))` },
  },
});
