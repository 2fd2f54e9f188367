import { column, kitGlobal, kitStyle, media, vars } from '../../theme/index.ts';

const { color, font, motion, radius, space } = vars;

export const root = kitStyle({ ...column, gap: space['1'], minInlineSize: 0 });

export const line = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space['3'],
  fontSize: font.size.sm,
  fontVariantNumeric: 'tabular-nums',
});

export const value = kitStyle({ color: color.textMuted });

export const bar = kitStyle({
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  blockSize: '0.5rem',
  border: 0,
  borderRadius: radius.full,
  overflow: 'hidden',
  background: color.surfaceHover,
  color: color.accent,
  selectors: {
    '&[data-tone="positive"]': { color: color.positive },
    '&[data-tone="critical"]': { color: color.critical },
    '&:indeterminate': {
      backgroundImage: `linear-gradient(90deg, transparent, ${color.accent}, transparent)`,
      backgroundSize: '40% 100%',
      backgroundRepeat: 'no-repeat',
      backgroundPosition: 'center',
    },
  },
  // In forced colors: an edge around it, and the value in a system color.
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

kitGlobal(`${bar}::-webkit-progress-bar`, { background: 'transparent' });
kitGlobal(`${bar}::-webkit-progress-value`, {
  background: 'currentColor',
  borderRadius: radius.full,
  '@media': { [media.forcedColors]: { background: 'Highlight' } },
  transition: `inline-size ${motion.slow} ${motion.ease}`,
});
kitGlobal(`${bar}::-moz-progress-bar`, {
  background: 'currentColor',
  borderRadius: radius.full,
  '@media': { [media.forcedColors]: { background: 'Highlight' } },
});
