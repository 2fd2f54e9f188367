import { direction, kitStyle, media, vars } from '../../theme/index.ts';

const { color, font, radius, space } = vars;

export const root = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['3'],
  minInlineSize: 0,
  margin: 0,
  padding: space['4'],
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  background: color.surfaceRaised,
  color: color.text,
});

export const caption = kitStyle({ display: 'grid', gap: space['1'] });

export const label = kitStyle({ fontSize: font.size.sm, color: color.textMuted });

export const line = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space['2'],
  minBlockSize: '1.3em',
});

export const value = kitStyle({
  fontSize: font.size['2xl'],
  fontWeight: font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: font.tracking.tight,
  lineHeight: font.leading.snug,
});

export const over = kitStyle({ fontSize: font.size.sm, color: color.textMuted });

export const picture = kitStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: '5rem',
  color: color.accent,
  borderBlockEnd: `1px solid ${color.borderStrong}`,
  // Days follow the reading direction.
  transform: `scaleX(${direction})`,
  '@media': { [media.forcedColors]: { color: 'CanvasText', forcedColorAdjust: 'none' } },
});

export const ends = kitStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space['3'],
  fontSize: font.size.sm,
  color: color.textMuted,
  // Month names can be long, and three charts in a row narrow.
  overflowWrap: 'anywhere',
});
