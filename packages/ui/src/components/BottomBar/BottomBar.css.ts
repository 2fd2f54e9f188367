import { kitGlobal, kitStyle, media, notPrinted, vars } from '../../theme/index.ts';

const { color, font, motion, radius } = vars;

/** Space for an icon and two lines of small text. */
const height = '4.25rem';
const room = `calc(${height} + env(safe-area-inset-bottom, 0px))`;
/** A window this low has an on-screen keyboard or is in landscape: the bar would cover what is left to read. */
const lowest = '28em';
const shown = `${media.belowMd} and (height >= ${lowest})`;

export const bar = kitStyle({
  position: 'fixed',
  // Above positioned elements of the page, below floating ones.
  zIndex: 30,
  insetInline: 0,
  insetBlockEnd: 0,
  boxSizing: 'border-box',
  blockSize: room,
  paddingBlockEnd: 'env(safe-area-inset-bottom, 0px)',
  paddingInline: 'env(safe-area-inset-left, 0px) env(safe-area-inset-right, 0px)',
  background: color.surfaceRaised,
  color: color.text,
  borderBlockStart: `1px solid ${color.border}`,
  '@media': { [`${media.md}, (height < ${lowest})`]: { display: 'none' }, ...notPrinted },
});

const page = `:root:has(${bar})`;
// The end of the page and focused elements scroll into view above it.
kitGlobal(page, {
  '@media': {
    [`screen and ${shown}`]: {
      vars: { '--pl-bottom-bar': room },
      scrollPaddingBlockEnd: `calc(${room} + 1rem)`,
    },
  },
});
// Not the body's padding: pages set their own, which wins.
kitGlobal(`${page} body::after`, {
  '@media': {
    [`screen and ${shown}`]: { content: '""', display: 'block', flex: 'none', blockSize: room },
  },
});

export const list = kitStyle({ display: 'flex', blockSize: '100%', listStyle: 'none' });

export const place = kitStyle({ display: 'grid', flex: '1 1 0', minInlineSize: 0 });

export const link = kitStyle({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: '0.125rem',
  minInlineSize: 0,
  paddingInline: '0.125rem',
  borderRadius: radius.md,
  color: color.textMuted,
  // Scales up as long as a label fits a fifth of the window.
  fontSize: 'min(0.75rem, max(12px, 3.4vw))',
  fontWeight: font.weight.medium,
  lineHeight: 1.1,
  textAlign: 'center',
  textDecoration: 'none',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[aria-current]': { color: color.text, fontWeight: font.weight.bold },
    // Inside: at the edge of the window an outer ring would be cut off.
    '&:focus-visible': { outlineOffset: '-4px' },
  },
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.text } } } },
});

export const icon = kitStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3.5rem',
  maxInlineSize: '100%',
  blockSize: '1.75rem',
  border: '1px solid transparent',
  borderRadius: radius.full,
  transition: `background-color ${motion.fast} ${motion.ease}`,
  selectors: {
    '[aria-current] > &': { background: color.accentSoft, color: color.accentOnSoft },
  },
  '@media': {
    [media.forcedColors]: {
      borderColor: 'Canvas',
      selectors: { '[aria-current] > &': { borderColor: 'Highlight' } },
    },
  },
});

export const count = kitStyle({
  position: 'absolute',
  insetBlockStart: '-0.25rem',
  insetInlineStart: 'calc(50% + 0.25rem)',
  maxInlineSize: 'none',
  minBlockSize: '1.25rem',
  minInlineSize: '1.25rem',
  fontSize: '0.75rem',
  lineHeight: 1,
  whiteSpace: 'nowrap',
  overflowWrap: 'normal',
});

/** At most two lines: the bar must not grow over the page. */
export const label = kitStyle({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
});
