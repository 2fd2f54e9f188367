import { kitStyle, media, vars } from '../../theme/index.ts';

const { color, font, motion, radius, size, space } = vars;

export const options = kitStyle({
  display: 'grid',
  minInlineSize: 0,
  selectors: {
    '&[data-variant="cards"]': {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
      gap: space['2'],
    },
    // Tiles of the last row share its width: none stands alone.
    '&[data-variant="tiles"]': { display: 'flex', flexWrap: 'wrap', gap: space['2'] },
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
  color: color.text,
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
    '&[data-disabled]': {
      background: color.surfaceSunken,
      borderColor: color.border,
      boxShadow: 'none',
      color: color.textMuted,
    },
    // Cards of one row are as tall as the tallest: their buttons stay aligned.
    '&[data-variant="cards"]': { alignContent: 'start', paddingBlock: space['3'] },
    '&[data-variant="tiles"]': {
      flex: '1 1 6.75rem',
      position: 'relative',
      gridTemplateColumns: 'minmax(0, 1fr)',
      justifyItems: 'center',
      textAlign: 'center',
      fontSize: font.size.sm,
      fontWeight: font.weight.semibold,
    },
    '&[data-variant="tiles"]:has(:focus-visible)': {
      outline: `2px solid ${color.focus}`,
      outlineOffset: '2px',
    },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not(:has(:checked), [data-disabled])': { background: color.surfaceHover } },
    },
    [media.forcedColors]: {
      selectors: { '&:has(:checked)': { outline: '2px solid Highlight', outlineOffset: '-4px' } },
    },
  },
});

/** In a selected card the soft background needs its own muted text color. */
export const cardHint = kitStyle({
  selectors: { [`${card}:has(:checked):not([data-disabled]) &`]: { color: color.accentOnSoft } },
});

/** The tile shows the selection; the invisible button covers it and takes press and focus. */
export const tileMark = kitStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
});

/** An icon before its label, or above it in a tile. */
export const withIcon = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space['2'],
  selectors: { '[data-variant="tiles"] > &': { flexDirection: 'column', gap: space['1'] } },
});
