import { entering, kitStyle, media, vars } from '../../theme/index.ts';

const { color, font, motion, radius, shadow, size, space } = vars;

export const list = kitStyle({
  position: 'fixed',
  inset: 'auto',
  margin: `${space['2']} 0`,
  minInlineSize: '13rem',
  maxInlineSize: 'min(20rem, calc(100vw - 1rem))',
  maxBlockSize: 'calc(100dvh - 1rem)',
  overflowY: 'auto',
  padding: space['2'],
  background: color.surfaceRaised,
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  boxShadow: shadow.float,
  selectors: { '&:focus-visible': { outline: 'none', boxShadow: shadow.float } },
  ...entering(motion.fast, 'translateY(-4px)'),
});

export const item = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space['3'],
  inlineSize: '100%',
  minBlockSize: size.target,
  paddingInline: space['3'],
  border: 0,
  borderRadius: radius.md,
  background: 'transparent',
  color: color.text,
  textAlign: 'start',
  textDecoration: 'none',
  fontWeight: font.weight.medium,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: {
    '&:focus, &:focus-visible': { background: color.surfaceHover, outlineOffset: '-2px' },
    '&:focus-visible': { boxShadow: 'none' },
    '&[aria-disabled="true"]': { color: color.textMuted, cursor: 'not-allowed' },
    '&[data-tone="critical"]': { color: color.critical },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: color.surfaceHover } } },
    [media.forcedColors]: { selectors: { '&:focus': { outline: '2px solid Highlight' } } },
  },
});

export const end = kitStyle({ marginInlineStart: 'auto' });

export const divider = kitStyle({
  border: 0,
  borderBlockStart: `1px solid ${color.border}`,
  marginBlock: space['2'],
});

export const header = kitStyle({
  paddingInline: space['3'],
  paddingBlock: space['2'],
  color: color.textMuted,
  fontSize: font.size.sm,
  overflowWrap: 'anywhere',
});
