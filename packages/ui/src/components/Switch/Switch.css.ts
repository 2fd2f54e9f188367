import { column, direction, kitStyle, media, vars } from '../../theme/index.ts';

const { color, motion, radius, size, space } = vars;

export const root = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space['4'],
  alignItems: 'center',
  minBlockSize: size.target,
  minInlineSize: 0,
  paddingBlock: space['1'],
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { cursor: 'not-allowed' } },
});

/** With large text the switch wraps below. */
export const words = kitStyle({ ...column, flex: '1 1 7rem', minInlineSize: 0 });

export const track = kitStyle({
  flex: 'none',
  appearance: 'none',
  position: 'relative',
  inlineSize: '3rem',
  blockSize: '1.75rem',
  borderRadius: radius.full,
  border: `1.5px solid ${color.borderStrong}`,
  background: color.surfaceSunken,
  cursor: 'inherit',
  transition: `background-color ${motion.base} ${motion.ease}, border-color ${motion.base} ${motion.ease}`,
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '50%',
      insetInlineStart: '0.1875rem',
      inlineSize: '1.125rem',
      blockSize: '1.125rem',
      borderRadius: radius.full,
      background: color.borderStrong,
      transform: 'translateY(-50%)',
      transition: `transform ${motion.base} ${motion.ease}, background-color ${motion.base} ${motion.ease}`,
    },
    '&:checked': { background: color.accent, borderColor: color.accent },
    '&:checked::before': {
      background: color.textOnAccent,
      transform: `translate(calc(${direction} * 1.25rem), -50%)`,
    },
    '&:disabled': { background: color.surfaceSunken, borderColor: color.border },
    '&:disabled::before': { background: color.borderStrong },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&:checked': { background: 'Highlight', forcedColorAdjust: 'none' },
        '&::before': { background: 'ButtonText' },
        '&:disabled::before': { background: 'GrayText' },
      },
    },
  },
});
