import { column, kitGlobal, kitStyle, media, vars } from '../../theme/index.ts';

const { color, font, motion, radius, space } = vars;

export const root = kitStyle({
  position: 'relative',
  // The heart is above its card and above nothing else.
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column',
  gap: space['3'],
  minInlineSize: 0,
  breakInside: 'avoid',
});

export const frame = kitStyle({ position: 'relative', borderRadius: radius.lg, overflow: 'hidden' });

export const photo = kitStyle({
  transition: `transform ${motion.slow} ${motion.ease}`,
  '@media': {
    [media.hover]: { selectors: { [`${root}:has(a:hover) &`]: { transform: 'scale(1.035)' } } },
  },
});

// On a phone, two cards in a row are narrow.
kitGlobal(`.${root} .${photo}`, { '@media': { [media.belowSm]: { aspectRatio: '1' } } });

// What matters is seldom at the lower edge of a photo.
kitGlobal(`.${photo} img`, { objectPosition: 'center 35%' });

// Unavailable listings are faded; the badges on the photo are not.
kitGlobal(`.${root}:not([data-status="active"]) .${photo} img`, { opacity: 0.6, filter: 'saturate(0.5)' });

export const badges = kitStyle({
  position: 'absolute',
  insetBlockStart: space['2'],
  insetInlineStart: space['2'],
  // Keeps the heart's corner free.
  maxInlineSize: 'calc(100% - 2.75rem)',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space['1'],
});

export const body = kitStyle({ ...column, gap: space['1'], minInlineSize: 0 });

export const title = kitStyle({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontSize: font.size.md,
  fontWeight: font.weight.medium,
  lineHeight: font.leading.snug,
  textWrap: 'pretty',
});

/** Seen first, and read after the title, which is the card's heading. */
export const price = kitStyle({ order: -1 });

/** With `stretchedLink`: the link covers the card. Its focus ring is farther out, as the card has no edge. */
export const link = kitStyle({
  selectors: {
    '&:focus-visible::after': {
      outlineOffset: '4px',
      boxShadow: `0 0 0 8px color-mix(in oklch, ${color.glow} 45%, transparent)`,
    },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover': {
          textDecoration: 'underline',
          textDecorationThickness: '1px',
          textUnderlineOffset: '0.2em',
        },
      },
    },
  },
});

export const meta = kitStyle({
  overflow: 'hidden',
  color: color.textMuted,
  fontSize: font.size.sm,
  lineHeight: font.leading.snug,
});

/** A dot before each fact, clipped when a fact starts a line. */
const dotWidth = '0.9em';
export const facts = kitStyle({ display: 'flex', flexWrap: 'wrap', marginInlineStart: `-${dotWidth}` });
export const fact = kitStyle({
  position: 'relative',
  minInlineSize: 0,
  paddingInlineStart: dotWidth,
  overflowWrap: 'anywhere',
  selectors: {
    '&::before': {
      content: '"·" / ""',
      position: 'absolute',
      insetInlineStart: 0,
      inlineSize: dotWidth,
      textAlign: 'center',
    },
  },
});

export const favorite = kitStyle({
  position: 'absolute',
  insetBlockStart: space['1'],
  insetInlineEnd: space['1'],
  zIndex: 1,
});
