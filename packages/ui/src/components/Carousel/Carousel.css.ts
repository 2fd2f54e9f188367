import { column, kitGlobal, kitStyle, kitVariants, media, notPrinted, vars } from '../../theme/index.ts';

const { color, font, motion, radius, size, space } = vars;

/** Space for focus rings inside the slides, which a scrolling row would cut off. */
const ring = '6px';
const withoutScripts = '(scripting: none)';

export const root = kitStyle({ ...column, gap: space['3'], minInlineSize: 0 });

export const viewport = kitStyle({
  position: 'relative',
  display: 'flex',
  gap: space['4'],
  padding: ring,
  margin: `calc(-1 * ${ring})`,
  borderRadius: radius.lg,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'inline mandatory',
  scrollPaddingInline: ring,
  scrollbarWidth: 'none',
  selectors: { '&::-webkit-scrollbar': { display: 'none' } },
  '@media': {
    [media.motion]: { scrollBehavior: 'smooth' },
    // The buttons need scripts; a scroll bar does not.
    [withoutScripts]: { scrollbarWidth: 'auto' },
    [media.print]: { flexWrap: 'wrap', overflowX: 'visible' },
  },
});

/** `--pl-carousel-slide` sets a custom width. */
const slide = (width: string) => ({ flex: `0 0 var(--pl-carousel-slide, ${width})` });

export const slideSize = kitVariants(
  { full: '100%', sm: 'min(11rem, 85%)', md: 'min(15.5rem, 85%)', lg: 'min(20rem, 85%)' },
  (width) => ({ ...slide(width), minInlineSize: 0, scrollSnapAlign: 'start' }),
);

export const controls = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `${space['1']} ${space['3']}`,
  selectors: { '[data-whole] > &': { visibility: 'hidden' } },
  '@media': { [withoutScripts]: { display: 'none' }, ...notPrinted },
});

export const position = kitStyle({
  minInlineSize: '5rem',
  textAlign: 'center',
  color: color.textMuted,
  fontSize: font.size.sm,
  fontVariantNumeric: 'tabular-nums',
});

export const dots = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  flexBasis: '100%',
});

export const dot = kitStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.target,
  blockSize: size.target,
  padding: 0,
  border: 0,
  borderRadius: radius.full,
  background: 'none',
  cursor: 'pointer',
  selectors: {
    '&::before': {
      content: '""',
      inlineSize: '0.75rem',
      blockSize: '0.75rem',
      borderRadius: radius.full,
      border: `1.5px solid ${color.borderStrong}`,
      background: 'transparent',
      transition: `background-color ${motion.fast} ${motion.ease}`,
    },
    '&[aria-current]::before': { background: color.accent, borderColor: color.accent },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover::before': { borderColor: color.text } } },
  },
});

kitGlobal(`${dot}[aria-current]::before`, {
  '@media': { [media.forcedColors]: { background: 'Highlight', borderColor: 'Highlight' } },
});
