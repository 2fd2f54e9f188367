import { entering, kitGlobal, kitStyle, media, vars } from '../../theme/index.ts';

const { color, font, motion, space } = vars;

/** Dark in every theme, so that only the photo stands out. */
export const viewer = kitStyle({
  position: 'fixed',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100dvh',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  margin: 0,
  padding: 0,
  overflow: 'hidden',
  overscrollBehavior: 'contain',
  background: color.surface,
  color: color.text,
  selectors: { '&[open]': { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)' } },
  ...entering(motion.fast),
});

export const bar = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space['1'],
  paddingBlock: `max(${space['1']}, env(safe-area-inset-top)) ${space['1']}`,
  paddingInline: `max(${space['2']}, env(safe-area-inset-left), env(safe-area-inset-right))`,
});

export const counter = kitStyle({
  flex: 1,
  paddingInlineStart: space['3'],
  fontWeight: font.weight.medium,
  fontVariantNumeric: 'tabular-nums',
});

export const scale = kitStyle({
  minInlineSize: '3.5em',
  textAlign: 'center',
  fontSize: font.size.sm,
  fontVariantNumeric: 'tabular-nums',
});

export const track = kitStyle({
  display: 'flex',
  minBlockSize: 0,
  overflowX: 'auto',
  overflowY: 'hidden',
  overscrollBehavior: 'contain',
  scrollSnapType: 'inline mandatory',
  scrollbarWidth: 'none',
  userSelect: 'none',
  cursor: 'zoom-in',
  selectors: {
    '&::-webkit-scrollbar': { display: 'none' },
    '&[data-zoomed]': { cursor: 'grab' },
    '&[data-held]': { cursor: 'grabbing' },
  },
  '@media': { [media.motion]: { scrollBehavior: 'smooth' } },
});

/** One finger scrolls natively, two are handled here. */
export const pane = kitStyle({
  position: 'relative',
  flex: '0 0 100%',
  minInlineSize: 0,
  overflow: 'auto',
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  scrollbarWidth: 'none',
  touchAction: 'pan-x pan-y',
  selectors: {
    '&::-webkit-scrollbar': { display: 'none' },
    // Inside: the window would clip it.
    '&[tabindex="0"]:focus-visible': {
      outline: `3px solid ${color.focus}`,
      outlineOffset: '-3px',
      boxShadow: 'none',
    },
  },
});

/** As large as the photo, and at least as large as the pane. */
export const sheet = kitStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 'max(100%, var(--photo-width, 100%))',
  blockSize: 'max(100%, var(--photo-height, 100%))',
});

const whole = {
  gridArea: '1 / 1',
  inlineSize: 'var(--photo-width, 100%)',
  blockSize: 'var(--photo-height, 100%)',
  maxInlineSize: 'none',
  objectFit: 'contain',
} as const;

export const photo = kitStyle({ ...whole, minInlineSize: 0, minBlockSize: 0, transformOrigin: '0 0' });
kitGlobal(`${pane}[data-state="loading"] > ${sheet} > ${photo}`, { color: 'transparent' });

export const preview = kitStyle({ ...whole, minInlineSize: 0, minBlockSize: 0, zIndex: -1 });

export const missing = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space['2'],
  blockSize: '100%',
  color: color.textMuted,
});

/** At the bottom, near the thumbs. */
export const arrow = kitStyle({
  position: 'absolute',
  insetBlockEnd: `max(${space['4']}, env(safe-area-inset-bottom))`,
  display: 'inline-flex',
  '@media': { [media.md]: { insetBlockEnd: '50%' } },
});

export const previous = kitStyle({ insetInlineStart: `max(${space['3']}, env(safe-area-inset-left))` });
export const next = kitStyle({ insetInlineEnd: `max(${space['3']}, env(safe-area-inset-right))` });
