import { appStyle, media, vars } from '@porchlight/ui/theme';

/** A form with an aside next to it, where there is room. */
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

/** A card that is clickable as a whole, and outlined when its topic is chosen. */
export const topic = appStyle({
  selectors: {
    '&:has(button[aria-pressed="true"])': {
      borderColor: vars.color.accent,
      boxShadow: `inset 0 0 0 1px ${vars.color.accent}`,
    },
  },
});

export const choose = appStyle({
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  letterSpacing: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '::before': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.lg },
});
