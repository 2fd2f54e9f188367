import { bleed, column, kitStyle, media, notPrinted, vars } from '../../theme/index.ts';

const { color, font, motion, radius, size, space } = vars;

export const root = kitStyle({
  ...column,
  gap: space['3'],
  minInlineSize: 0,
  // Narrower in print, to leave space for the text.
  '@media': { [media.print]: { maxInlineSize: size.narrow } },
});

export const stage = kitStyle({
  position: 'relative',
  borderRadius: radius.lg,
  // Not `hidden`: that makes a scroll container, and Chromium loads images near its edge in scroll containers, along
  // with the first photo.
  overflow: 'clip',
  background: color.surfaceSunken,
  color: color.text,
});

/** Edge to edge on a phone. */
export const bleeding = kitStyle({ '@media': bleed });

/** Scrolls natively, also before scripts load, and snaps to a photo. */
export const track = kitStyle({
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'inline mandatory',
  scrollbarWidth: 'none',
  selectors: { '&::-webkit-scrollbar': { display: 'none' } },
  '@media': {
    [media.motion]: { scrollBehavior: 'smooth' },
    // Only the first one is printed: the others may not be loaded.
    [media.print]: { overflow: 'hidden' },
  },
});

export const slide = kitStyle({
  position: 'relative',
  flex: '0 0 100%',
  minInlineSize: 0,
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
});

/** Over the photo's blurred placeholder, until the photo is loaded. */
export const preview = kitStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
  selectors: { ':not([data-state="loading"]) + &': { display: 'none' } },
});

/** The whole photo can be pressed. */
export const enlarge = kitStyle({
  position: 'absolute',
  inset: 0,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'zoom-in',
  selectors: {
    '[data-state="failed"] ~ &': { display: 'none' },
    // Inside: the stage would clip it.
    '&:focus-visible': { outline: `3px solid ${color.focus}`, outlineOffset: '-3px', boxShadow: 'none' },
  },
  '@media': notPrinted,
});

export const sign = kitStyle({
  position: 'absolute',
  insetBlockEnd: space['3'],
  insetInlineStart: space['3'],
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2rem',
  blockSize: '2rem',
  borderRadius: radius.full,
  background: `color-mix(in oklch, ${color.surfaceRaised} 92%, transparent)`,
  color: color.text,
});

export const none = kitStyle({
  aspectRatio: '4 / 3',
  maxBlockSize: '24rem',
  // By itself, its ratio decides its width.
  justifySelf: 'stretch',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space['3'],
  isolation: 'isolate',
  color: color.textMuted,
});

/** Behind the words. */
export const drawing = kitStyle({ position: 'absolute', inset: 0, zIndex: -1 });

/** Below the drawing, if there is one. */
export const words = kitStyle({
  selectors: { [`${drawing} + &`]: { marginBlockStart: 'auto', padding: space['4'], color: color.text } },
});

/**
 * At the sides; in a narrow window at the bottom center. Fingers swipe or press a thumbnail instead: arrows would only
 * cover the photo.
 */
export const arrow = kitStyle({
  position: 'absolute',
  insetBlockStart: '50%',
  transform: 'translateY(-50%)',
  display: 'inline-flex',
  '@media': {
    [media.belowMd]: { insetBlockStart: 'auto', insetBlockEnd: space['2'], transform: 'none' },
    [media.touch]: { display: 'none' },
    ...notPrinted,
  },
});

const beside = (side: 'insetInlineStart' | 'insetInlineEnd') =>
  kitStyle({
    [side]: space['3'],
    '@media': { [media.belowMd]: { [side]: `calc(50% - ${size.target} - ${space['1']})` } },
  });
export const previous = beside('insetInlineStart');
export const next = beside('insetInlineEnd');

export const counter = kitStyle({
  position: 'absolute',
  insetBlockEnd: space['3'],
  insetInlineEnd: space['3'],
  paddingBlock: space['1'],
  paddingInline: space['3'],
  borderRadius: radius.full,
  background: `color-mix(in oklch, ${color.surfaceRaised} 92%, transparent)`,
  color: color.text,
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: font.leading.snug,
  '@media': notPrinted,
});

export const strip = kitStyle({
  position: 'relative',
  display: 'flex',
  gap: space['2'],
  listStyle: 'none',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  // Space for the focus ring.
  padding: space['1'],
  margin: `calc(-1 * ${space['1']})`,
  selectors: { '&::-webkit-scrollbar': { display: 'none' } },
  '@media': notPrinted,
});

export const thumbItem = kitStyle({ flex: 'none', inlineSize: 'clamp(4rem, 14%, 6rem)' });

export const thumb = kitStyle({
  display: 'block',
  inlineSize: '100%',
  minBlockSize: size.target,
  padding: 0,
  border: 0,
  borderRadius: radius.md,
  overflow: 'hidden',
  background: 'none',
  cursor: 'pointer',
  fontSize: 0,
  opacity: 0.7,
  transition: `opacity ${motion.fast} ${motion.ease}`,
  '@media': { [media.hover]: { selectors: { '&:hover': { opacity: 1 } } } },
  selectors: {
    '&[aria-current]': { opacity: 1, outline: `2px solid ${color.accent}`, outlineOffset: '2px' },
    '&:focus-visible': {
      opacity: 1,
      outline: `3px solid ${color.focus}`,
      outlineOffset: '1px',
      boxShadow: 'none',
    },
  },
});
