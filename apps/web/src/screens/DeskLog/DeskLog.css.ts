import { appStyle, media, vars } from '@porchlight/ui/theme';

/** Stacked on a phone, in a row on a wide screen. */
export const filter = appStyle({
  display: 'grid',
  gap: vars.space['4'],
  alignItems: 'end',
  '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 16rem) minmax(0, 16rem) max-content' } },
});

export const own = appStyle({ display: 'block' });
