import { appStyle, media, vars } from '@porchlight/ui/theme';

/** Below each other in the hand, in a line at a desk. */
export const filter = appStyle({
  display: 'grid',
  gap: vars.space['4'],
  alignItems: 'end',
  '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 16rem) minmax(0, 16rem) max-content' } },
});

export const own = appStyle({ display: 'block' });
