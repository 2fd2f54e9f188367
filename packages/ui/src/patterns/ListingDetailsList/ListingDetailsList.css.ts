import { column, kitStyle, media, vars } from '../../theme/index.ts';

const { color, font, space } = vars;

export const root = kitStyle({
  display: 'grid',
  gridTemplateColumns: '1fr',
  columnGap: space['8'],
  '@media': { [media.sm]: { gridTemplateColumns: '1fr 1fr' } },
});

export const fact = kitStyle({
  ...column,
  gap: space['0.5'],
  alignContent: 'start',
  minInlineSize: 0,
  paddingBlock: space['3'],
  borderBlockStart: `1px solid ${color.border}`,
});

export const name = kitStyle({
  fontSize: font.size.sm,
  color: color.textMuted,
  lineHeight: font.leading.snug,
});

export const value = kitStyle({
  margin: 0,
  fontWeight: font.weight.medium,
  lineHeight: font.leading.snug,
  overflowWrap: 'anywhere',
});

export const withIcon = kitStyle({ display: 'inline-flex', alignItems: 'center', gap: space['2'] });

export const number = kitStyle({ fontVariantNumeric: 'tabular-nums' });
