import { column, kitStyle, media, vars } from '../../theme/index.ts';

const { color, font, radius, space } = vars;

export const root = kitStyle({
  display: 'grid',
  gap: space['5'],
  minInlineSize: 0,
  padding: space['5'],
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  background: color.surfaceRaised,
  color: color.text,
  '@media': {
    [media.sm]: { gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center', padding: space['6'] },
  },
});

export const words = kitStyle({ ...column, gap: space['1'], minInlineSize: 0 });

export const name = kitStyle({
  fontSize: font.size.xl,
  fontWeight: font.weight.bold,
  letterSpacing: font.tracking.snug,
  lineHeight: font.leading.snug,
  overflowWrap: 'anywhere',
});

export const email = kitStyle({ color: color.textMuted, overflowWrap: 'anywhere' });

export const badges = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space['2'],
  paddingBlock: space['1'],
});

export const since = kitStyle({ fontSize: font.size.sm, color: color.textMuted });
