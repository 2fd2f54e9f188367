import { appStyle, media, vars } from '@porchlight/ui/theme';

export const blurbs = appStyle({ display: 'grid', gap: vars.space['6'] });

export const list = appStyle({
  display: 'grid',
  gap: vars.space['8'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const blurb = appStyle({
  display: 'grid',
  gap: vars.space['2'],
  alignContent: 'start',
  paddingBlockStart: vars.space['5'],
  borderBlockStart: `1px solid ${vars.color.border}`,
});

export const icon = appStyle({ color: vars.color.accent });
