import { appStyle, media, vars } from '@porchlight/ui/theme';

/** A form with something to read beside it, where there is room. */
export const columns = appStyle({
  display: 'grid',
  gap: vars.space['10'],
  minInlineSize: 0,
  '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem', alignItems: 'start' } },
});

export const list = appStyle({ display: 'grid', gap: vars.space['2'], paddingInlineStart: vars.space['5'] });

export const hours = appStyle({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: vars.space['4'],
  rowGap: vars.space['1'],
});

export const row = appStyle({ display: 'contents' });
