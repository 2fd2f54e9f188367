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

/** On a photo: its own background, whatever is under it. */
const heartButton: StyleRule = {
  inlineSize: size.target,
  blockSize: size.target,
  borderRadius: radius.full,
  background: 'none',
  color: color.text,
  isolation: 'isolate',
  selectors: {
    // The visible disc is smaller than the touch target, to cover less of the photo.
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: '0.25rem',
      zIndex: -1,
      borderRadius: radius.full,
      background: `color-mix(in oklch, ${color.surfaceRaised} 92%, transparent)`,
    },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:enabled': { color: color.glowStrong } } },
    [media.forcedColors]: { borderColor: 'ButtonBorder' },
  },
};

const labeledButton: StyleRule = {
  inlineSize: '100%',
  paddingInline: space['4'],
  borderRadius: radius.md,
  borderColor: color.borderStrong,
  background: color.surfaceRaised,
  color: color.text,
  selectors: { '&:disabled': { color: color.textMuted } },
  '@media': { [media.hover]: { selectors: { '&:hover:enabled': { background: color.surfaceHover } } } },
};

export const variants = kitVariants({ heart: heartButton, labeled: labeledButton }, (rule) => rule);
