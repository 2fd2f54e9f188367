import { appStyle, media, vars } from '@porchlight/ui/theme';

export const hero = appStyle({
  overflow: 'clip',
  background: `linear-gradient(${vars.color.surface}, ${vars.color.surfaceSunken})`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

export const inner = appStyle({
  display: 'grid',
  gap: vars.space['8'],
  alignItems: 'end',
  paddingBlockStart: vars.space['10'],
  '@media': {
    [media.lg]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gap: vars.space['12'],
      paddingBlockStart: vars.space['12'],
    },
  },
});

export const words = appStyle({
  display: 'grid',
  gap: vars.space['5'],
  maxInlineSize: '36rem',
  '@media': { [media.lg]: { paddingBlockEnd: vars.space['16'] } },
});

export const title = appStyle({ textWrap: 'balance' });

export const lead = appStyle({ maxInlineSize: '30rem', color: vars.color.textMuted });

export const actions = appStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space['3'] });

export const street = appStyle({ inlineSize: '100%', blockSize: 'auto', display: 'block' });
