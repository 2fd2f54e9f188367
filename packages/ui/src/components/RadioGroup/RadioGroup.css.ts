import { kitStyle, media, vars } from '../../theme/index.ts';

const { color, motion, radius, size, space } = vars;

export const options = kitStyle({
  display: 'grid',
  minInlineSize: 0,
  selectors: {
    '&[data-variant="cards"]': {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
      gap: space['2'],
    },
    '&[data-variant="row"]': { display: 'flex', flexWrap: 'wrap', columnGap: space['6'] },
  },
});

export const dot = kitStyle({
  borderRadius: radius.full,
  selectors: {
    '&::before': {
      inlineSize: '0.5rem',
      blockSize: '0.5rem',
      borderRadius: radius.full,
      background: color.textOnAccent,
    },
    '&:disabled::before': { background: color.textMuted },
    '[data-invalid] &:enabled:not(:checked)': { borderColor: color.critical },
  },
});

export const card = kitStyle({
  minBlockSize: size.target,
  paddingInline: space['3'],
  paddingBlock: space['2'],
  background: color.surfaceRaised,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.md,
  transition: `background-color ${motion.fast} ${motion.ease}, border-color ${motion.fast} ${motion.ease}`,
  selectors: {
    '&:has(:checked)': {
      background: color.accentSoft,
      borderColor: color.accent,
      color: color.accentOnSoft,
      boxShadow: `inset 0 0 0 1px ${color.accent}`,
    },
    '&[data-disabled]': { background: color.surfaceSunken, borderColor: color.border, boxShadow: 'none' },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not(:has(:checked), [data-disabled])': { background: color.surfaceHover } },
    },
  },
});

/** In a chosen card the soft ground calls for its own muted text. */
export const cardHint = kitStyle({
  selectors: { [`${card}:has(:checked) &`]: { color: color.accentOnSoft } },
});
