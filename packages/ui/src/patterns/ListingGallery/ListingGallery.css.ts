import { column, kitStyle, media, notPrinted, vars } from '../../theme/index.ts';

const { color, font, motion, radius, size, space } = vars;

export const root = kitStyle({
  ...column,
  gap: space['3'],
  minInlineSize: 0,
  // A sheet of paper has room for the words as well.
  '@media': { [media.print]: { maxInlineSize: size.narrow } },
});

export const stage = kitStyle({
  position: 'relative',
  borderRadius: radius.lg,
  overflow: 'hidden',
  background: color.surfaceSunken,
});

/** A finger moving sideways is ours, up and down is the page's. */
export const swipeable = kitStyle({ touchAction: 'pan-y pinch-zoom', userSelect: 'none' });

export const none = kitStyle({
  aspectRatio: '4 / 3',
  maxBlockSize: '24rem',
  inlineSize: '100%',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space['3'],
  border: `1px dashed ${color.borderStrong}`,
  color: color.textMuted,
});

export const arrow = kitStyle({
  position: 'absolute',
  insetBlockStart: '50%',
  transform: 'translateY(-50%)',
  display: 'inline-flex',
  '@media': notPrinted,
});

export const previous = kitStyle({ insetInlineStart: space['3'] });
export const next = kitStyle({ insetInlineEnd: space['3'] });

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
  // Room for the ring of the chosen one.
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
