import { kitStyle, vars } from '../../theme/index.ts';

const { color, font, space } = vars;

export const root = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space['4'],
  rowGap: space['1'],
});

export const heading = kitStyle({
  overflowWrap: 'anywhere',
  fontSize: font.size['2xl'],
  fontWeight: font.weight.bold,
  lineHeight: font.leading.tight,
  letterSpacing: font.tracking.tight,
});

export const count = kitStyle({ color: color.textMuted, fontVariantNumeric: 'tabular-nums' });

export const end = kitStyle({ marginInlineStart: 'auto' });
