import { column, kitStyle, vars } from '../../theme/index.ts';

const { color, font, space } = vars;

export const root = kitStyle({ ...column, gap: space['4'] });

export const heading = kitStyle({
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
  color: color.textMuted,
  lineHeight: font.leading.snug,
});

export const person = kitStyle({ display: 'flex', alignItems: 'center', gap: space['4'], minInlineSize: 0 });

export const words = kitStyle({ ...column, gap: space['0.5'], minInlineSize: 0 });

export const nameLine = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space['2'],
});

export const name = kitStyle({
  fontSize: font.size.lg,
  fontWeight: font.weight.semibold,
  letterSpacing: font.tracking.snug,
  lineHeight: font.leading.snug,
  overflowWrap: 'anywhere',
  minInlineSize: 0,
});

export const since = kitStyle({ fontSize: font.size.sm, color: color.textMuted });
