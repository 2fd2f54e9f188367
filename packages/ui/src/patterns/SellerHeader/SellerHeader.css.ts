import { kitStyle, media, vars } from '../../theme/index.ts';

const { color, font, space } = vars;

export const root = kitStyle({
  display: 'grid',
  gap: space['4'],
  minInlineSize: 0,
  paddingBlockStart: `clamp(${space['5']}, 4vw, ${space['10']})`,
  '@media': {
    [media.sm]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: space['6'],
    },
  },
});

export const picture = kitStyle({ '@media': { [media.sm]: { gridRow: '1 / span 2' } } });

export const words = kitStyle({ display: 'grid', justifyItems: 'start', gap: space['2'], minInlineSize: 0 });

export const name = kitStyle({
  fontSize: font.size['2xl'],
  fontWeight: font.weight.bold,
  letterSpacing: font.tracking.snug,
  lineHeight: font.leading.snug,
  overflowWrap: 'anywhere',
  minInlineSize: 0,
});

export const facts = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space['1']} ${space['5']}`,
  color: color.textMuted,
});

export const fact = kitStyle({ display: 'flex', alignItems: 'center', gap: space['2'], minInlineSize: 0 });
