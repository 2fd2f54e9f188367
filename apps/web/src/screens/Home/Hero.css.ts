import { appStyle, media, vars } from '@porchlight/ui/theme';

export const hero = appStyle({
  overflow: 'clip',
  background: `linear-gradient(${vars.color.surface}, ${vars.color.surfaceSunken})`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

export const inner = appStyle({
  display: 'grid',
  paddingBlock: vars.space['4'],
  '@media': {
    [media.md]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
      alignItems: 'end',
      gap: vars.space['8'],
      paddingBlock: `${vars.space['8']} 0`,
    },
    [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: vars.space['12'] },
  },
});

export const words = appStyle({
  display: 'grid',
  gap: vars.space['3'],
  maxInlineSize: '36rem',
  '@media': { [media.md]: { gap: vars.space['5'], paddingBlockEnd: vars.space['10'] } },
});

export const title = appStyle({
  textWrap: 'balance',
  '@media': { [media.belowMd]: { fontSize: vars.font.size.xl } },
});

export const lead = appStyle({ maxInlineSize: '30rem', color: vars.color.textMuted });

export const actions = appStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space['3'] });

/** Hidden on a phone, to show photos earlier. */
export const street = appStyle({
  display: 'none',
  inlineSize: '100%',
  blockSize: 'auto',
  '@media': { [media.md]: { display: 'block' } },
});
