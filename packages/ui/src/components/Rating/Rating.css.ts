import { direction, kitStyle, kitVariants, media, vars } from '../../theme/index.ts';

const { color, font, space } = vars;

export const root = kitStyle({
  position: 'relative',
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space['1'],
  lineHeight: font.leading.snug,
  fontVariantNumeric: 'tabular-nums',
});

export const size = kitVariants(
  { sm: font.size.sm, md: font.size.md, lg: font.size.lg } as const,
  (fontSize) => ({ fontSize }),
);

export const stars = kitStyle({ display: 'inline-flex' });

export const star = kitStyle({ position: 'relative', display: 'inline-grid' });

/** An outline: empty stars must not differ by color only. */
export const empty = kitStyle({ fill: 'none', color: color.glowStrong });

export const full = kitStyle({
  position: 'absolute',
  inset: 0,
  color: color.glowStrong,
  selectors: {
    '&[data-half]': { clipPath: 'inset(0 50% 0 0)', transform: `scaleX(${direction})` },
  },
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
});

export const value = kitStyle({ fontWeight: font.weight.semibold });

export const quiet = kitStyle({ color: color.textMuted });
