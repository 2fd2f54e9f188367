import { kitStyle, media, vars } from '../../theme/index.ts';

const { color, motion, radius, size, space } = vars;

export const line = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space['2'],
});

export const stars = kitStyle({ display: 'inline-flex', flexWrap: 'wrap' });

export const star = kitStyle({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: size.target,
  blockSize: size.target,
  borderRadius: radius.md,
  border: '1px solid transparent',
  color: color.glowStrong,
  cursor: 'pointer',
  selectors: {
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '-1px' },
    '[data-disabled] > &': { color: color.textMuted, cursor: 'not-allowed' },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&:has(:checked)': { borderColor: 'Highlight' } } },
  },
});

/** Invisible; covers its star and takes press and focus. */
export const input = kitStyle({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'inherit',
});

export const icon = kitStyle({
  fill: 'none',
  transition: `fill ${motion.fast} ${motion.ease}`,
  selectors: {
    // The selected star and all before it.
    [`${star}:has(:checked) > &, ${star}:has(~ ${star} :checked) > &`]: { fill: 'currentColor' },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        // Preview of a press; decorative only.
        [`${stars}:not([data-disabled]):hover ${star} > &`]: { fill: 'none' },
        [`${stars}:not([data-disabled]) ${star}:hover > &, ${stars}:not([data-disabled]) ${star}:has(~ ${star}:hover) > &`]:
          { fill: color.glow },
      },
    },
  },
});

/** Shown while there is a rating to clear. */
export const clear = kitStyle({
  visibility: 'hidden',
  selectors: { [`${stars}:has(:checked) + &`]: { visibility: 'visible' } },
});
