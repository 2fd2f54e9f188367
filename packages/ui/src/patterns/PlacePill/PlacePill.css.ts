import { kitStyle, media, vars } from '../../theme/index.ts';

const { color, font, motion, radius, size, space } = vars;

export const root = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: 0,
  maxInlineSize: '100%',
  border: '1px solid transparent',
  borderRadius: radius.full,
  color: color.text,
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
  lineHeight: font.leading.snug,
  whiteSpace: 'nowrap',
  transition: `background-color ${motion.fast} ${motion.ease}`,
  selectors: {
    '&[data-state="none"]': { color: color.accent },
    '&[data-state="offered"]': { borderStyle: 'dashed', borderColor: color.borderStrong },
    '&[data-state="applied"]': { background: color.accentSoft, color: color.accentOnSoft },
  },
  '@media': {
    [media.hover]: { selectors: { '&[data-state="none"]:hover': { background: color.surfaceHover } } },
  },
});

export const button = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['2'],
  minInlineSize: 0,
  minBlockSize: size.target,
  paddingInline: space['3'],
  border: 0,
  borderRadius: radius.full,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  selectors: { '&:not(:last-child)': { paddingInlineEnd: space['1'] } },
});

export const text = kitStyle({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' });

export const clear = kitStyle({ flex: 'none', color: 'inherit' });
