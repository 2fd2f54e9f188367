import { keyframes, type StyleRule } from '@vanilla-extract/css';

import { kitStyle, kitVariants, media, notPrinted, vars } from '../../theme/index.ts';

const { color, font, motion, radius, size, space } = vars;

const beat = keyframes({ '0%': { transform: 'scale(0.8)' }, '60%': { transform: 'scale(1.15)' } });

export const root = kitStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space['2'],
  minBlockSize: size.target,
  overflowWrap: 'anywhere',
  border: '1px solid transparent',
  background: color.surfaceRaised,
  color: color.text,
  fontWeight: font.weight.semibold,
  cursor: 'pointer',
  transition: `background-color ${motion.fast} ${motion.ease}, border-color ${motion.fast} ${motion.ease}`,
  selectors: { '&:disabled': { cursor: 'progress' } },
  '@media': notPrinted,
});

export const heart = kitStyle({
  display: 'inline-flex',
  selectors: {
    [`${root}[data-pressed] &`]: {
      color: color.glowStrong,
      animation: `${beat} ${motion.slow} ${motion.ease}`,
    },
    [`${root}[data-updating] &`]: { opacity: 0.55 },
  },
});

export const round = kitStyle({
  inlineSize: size.target,
  blockSize: size.target,
  borderRadius: radius.full,
  '@media': {
    [media.hover]: { selectors: { '&:hover:enabled': { color: color.glowStrong } } },
  },
});

/**
 * On a photo: its own background, whatever is under it. The visible disc is smaller than the touch target, to cover
 * less of the photo.
 */
const heartButton: StyleRule = {
  padding: space['1'],
  background: `color-mix(in oklch, ${color.surfaceRaised} 92%, transparent)`,
  backgroundClip: 'content-box',
};

const labeledButton: StyleRule = {
  inlineSize: '100%',
  paddingInline: space['4'],
  borderRadius: radius.md,
  borderColor: color.borderStrong,
  selectors: { '&:disabled': { color: color.textMuted } },
  '@media': { [media.hover]: { selectors: { '&:hover:enabled': { background: color.surfaceHover } } } },
};

/** Looks like a floating `IconButton`. */
const floatingButton: StyleRule = { borderColor: color.border };

export const variants = kitVariants(
  { heart: heartButton, floating: floatingButton, labeled: labeledButton },
  (rule) => rule,
);
