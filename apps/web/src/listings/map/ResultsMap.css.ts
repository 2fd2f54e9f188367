import { appStyle, media, vars } from '@porchlight/ui/theme';

export const choice = appStyle({
  paddingInline: vars.space['4'],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.full,
  background: vars.color.surfaceRaised,
});

/** Fits one line over the map of a phone, level with its checkbox. */
export const follow = appStyle({ display: 'block', fontSize: vars.font.size.sm, lineHeight: '1.375rem' });

/** To the list, which on a phone the map covers. */
export const list = appStyle({
  justifySelf: 'center',
  borderRadius: vars.radius.full,
  boxShadow: vars.shadow.float,
  '@media': { [media.md]: { display: 'none' } },
});
