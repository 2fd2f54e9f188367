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
  color: color.text,
  transition: `border-color ${motion.fast} ${motion.ease}`,
  '@media': {
    [media.md]: { padding: space['5'] },
    [media.hover]: { selectors: { '&:hover': { borderColor: color.accent } } },
  },
});

export const icon = kitStyle({ display: 'inline-flex', color: color.textMuted });

/** Combined with `stretchedLink`. */
export const link = kitStyle({
  // Numbers of adjacent tiles are aligned, however many lines their labels have.
  alignSelf: 'stretch',
  alignContent: 'space-between',
  display: 'grid',
  gap: space['1'],
  minInlineSize: 0,
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

/** As tall as a number. */
export const loading = kitStyle({ minInlineSize: '3ch', marginBlock: '0.15em' });
