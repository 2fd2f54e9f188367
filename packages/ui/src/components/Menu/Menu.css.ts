import { entering, kitGlobal, kitStyle, media, vars } from '../../theme/index.ts';

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
  color: color.text,
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
    '&[aria-expanded="true"]': { background: color.surfaceHover },
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

export const sign = kitStyle({ flex: 'none', marginInlineStart: 'auto', color: color.textMuted });
kitGlobal(`${end} + ${sign}`, { marginInlineStart: 0 });

export const check = kitStyle({ flex: 'none', marginInlineStart: 'auto' });

/** A submenu. Its first item is level with the item that opens it. */
export const submenu = kitStyle([
  list,
  {
    margin: `calc(-1px - ${space['2']}) ${space['0.5']}`,
    visibility: 'visible',
    '@media': { [media.belowSm]: { margin: 0 } },
  },
]);

// It replaces its parent menu where there is no space next to it. Not by a state of the menu: the focus returns to an
// item before any event, and an invisible item would not take it.
kitGlobal(`${list}:has(> [role="menu"]:popover-open)`, {
  '@media': { [media.belowSm]: { visibility: 'hidden' } },
});

export const back = kitStyle([
  item,
  { display: 'none', '@media': { [media.belowSm]: { display: 'flex', color: color.textMuted } } },
]);

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
