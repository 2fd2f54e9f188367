import { kitStyle, media, vars } from '../../theme/index.ts';

const { color, font, motion, radius, space } = vars;

export const root = kitStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  flexDirection: 'row-reverse',
  gap: space['3'],
  minInlineSize: 0,
  padding: space['4'],
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  background: color.surfaceRaised,
  transition: `border-color ${motion.fast} ${motion.ease}`,
  '@media': {
    [media.md]: { padding: space['5'] },
    [media.hover]: { selectors: { '&:hover': { borderColor: color.accent } } },
  },
});

export const icon = kitStyle({ display: 'inline-flex', color: color.textMuted });

export const link = kitStyle({
  display: 'grid',
  gap: space['1'],
  minInlineSize: 0,
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.lg },
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&:focus-visible::after': {
      outline: `2px solid ${color.focus}`,
      outlineOffset: '2px',
      boxShadow: `0 0 0 6px color-mix(in oklch, ${color.glow} 45%, transparent)`,
    },
  },
});

export const label = kitStyle({
  fontSize: font.size.sm,
  color: color.textMuted,
  lineHeight: font.leading.snug,
});

export const value = kitStyle({
  minBlockSize: '1.3em',
  fontSize: font.size['2xl'],
  fontWeight: font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: font.tracking.tight,
  lineHeight: font.leading.snug,
});

export const loading = kitStyle({ minInlineSize: '3ch' });
