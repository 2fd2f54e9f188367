import { kitStyle, media, vars } from '../../theme/index.ts';

const { color, font, motion, size, space } = vars;

export const list = kitStyle({
  display: 'flex',
  gap: space['1'],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Space for the focus ring, which a scrolling row would cut off.
  padding: '6px',
  margin: '-6px -6px 0',
  boxShadow: `inset 0 calc(-6px - 1px) 0 -6px ${color.border}`,
});

export const tab = kitStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['2'],
  flex: 'none',
  minBlockSize: size.target,
  paddingInline: space['3'],
  border: 0,
  background: 'transparent',
  color: color.textMuted,
  fontWeight: font.weight.semibold,
  cursor: 'pointer',
  transition: `color ${motion.fast} ${motion.ease}`,
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 'auto 0 0',
      blockSize: '3px',
      borderRadius: '3px 3px 0 0',
      background: 'transparent',
    },
    '&[aria-selected="true"]': { color: color.text },
    '&[aria-selected="true"]::after': { background: color.accent },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { color: color.text } } },
    [media.forcedColors]: {
      selectors: { '&[aria-selected="true"]::after': { background: 'Highlight' } },
    },
  },
});

export const panel = kitStyle({ paddingBlockStart: space['5'] });
