import { kitStyle, media, vars } from '../../theme/index.ts';

const { color, font, motion, radius, size, space } = vars;

export const root = kitStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  columnGap: space['4'],
  minBlockSize: size.target,
});

export const label = kitStyle({
  fontWeight: font.weight.semibold,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  // The whole row is the label's, hint and all.
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    [`${root}[data-disabled] &`]: { cursor: 'not-allowed' },
  },
});

export const hint = kitStyle({
  gridColumn: 1,
  color: color.textMuted,
  fontSize: font.size.sm,
  overflowWrap: 'anywhere',
});

export const input = kitStyle({
  appearance: 'none',
  position: 'relative',
  gridArea: '1 / 2',
  inlineSize: '3.25rem',
  blockSize: '1.875rem',
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.full,
  background: color.surfaceSunken,
  cursor: 'pointer',
  transition: `background-color ${motion.base} ${motion.ease}, border-color ${motion.base} ${motion.ease}`,
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '3px',
      insetInlineStart: '3px',
      inlineSize: '1.375rem',
      blockSize: '1.375rem',
      borderRadius: radius.full,
      background: color.borderStrong,
      transition: `inset-inline-start ${motion.base} ${motion.ease}, background-color ${motion.base} ${motion.ease}`,
    },
    '&:checked': { background: color.accent, borderColor: color.accent },
    '&:checked::before': {
      insetInlineStart: 'calc(100% - 1.375rem - 3px)',
      background: color.textOnAccent,
    },
    '&:disabled': { cursor: 'not-allowed', opacity: 0.6 },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&::before': { background: 'CanvasText' },
        '&:checked': { background: 'Highlight' },
      },
    },
  },
});
