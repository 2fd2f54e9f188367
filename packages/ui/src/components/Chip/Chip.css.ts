import { kitStyle, media, vars } from '../../theme/index.ts';

const { color, font, motion, radius, size, space } = vars;

export const root = kitStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['2'],
  maxInlineSize: '100%',
  minBlockSize: size.target,
  paddingInline: space['4'],
  paddingBlock: space['1'],
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.full,
  background: 'none',
  color: color.text,
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
  lineHeight: font.leading.snug,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${motion.fast} ${motion.ease}, border-color ${motion.fast} ${motion.ease}`,
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not([data-selected], :disabled)': { background: color.surfaceHover } },
    },
    [media.forcedColors]: {
      selectors: { '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: '-4px' } },
    },
  },
  selectors: {
    '&[data-selected]': {
      background: color.accent,
      borderColor: color.accent,
      color: color.textOnAccent,
    },
    '&[data-variant="filter"]': {
      background: color.accentSoft,
      borderColor: 'transparent',
      color: color.accentOnSoft,
      paddingInlineEnd: space['3'],
    },
    '&:disabled': { color: color.textMuted, borderColor: color.border, cursor: 'not-allowed' },
  },
});

export const icon = kitStyle({ flex: 'none', display: 'inline-flex' });

export const label = kitStyle({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' });

export const count = kitStyle({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: font.weight.regular,
  opacity: 0.85,
});
