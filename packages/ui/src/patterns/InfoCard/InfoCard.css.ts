import { column, kitStyle, media, vars } from '../../theme/index.ts';

const { color, font, motion, radius, space } = vars;

export const root = kitStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space['3'],
  minInlineSize: 0,
  padding: space['5'],
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  background: color.surfaceRaised,
  color: color.text,
  transition: `border-color ${motion.fast} ${motion.ease}`,
  '@media': { [media.hover]: { selectors: { '&[data-link]:hover': { borderColor: color.accent } } } },
});

export const icon = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  borderRadius: radius.lg,
  background: color.accentSoft,
  color: color.accentOnSoft,
});

export const words = kitStyle({ ...column, gap: space['1'], minInlineSize: 0 });

export const title = kitStyle({
  fontSize: font.size.lg,
  fontWeight: font.weight.semibold,
  letterSpacing: font.tracking.snug,
  lineHeight: font.leading.snug,
  overflowWrap: 'anywhere',
});

export const text = kitStyle({ color: color.textMuted, overflowWrap: 'anywhere' });
