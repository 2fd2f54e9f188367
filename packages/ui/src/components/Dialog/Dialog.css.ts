import {
  column,
  direction,
  entering,
  kitGlobal,
  kitStyle,
  kitVariants,
  media,
  vars,
} from '../../theme/index.ts';

const { color, font, motion, radius, shadow, space } = vars;

export const dialog = kitStyle({
  position: 'fixed',
  display: 'none',
  flexDirection: 'column',
  maxInlineSize: 'none',
  padding: 0,
  overflowX: 'hidden',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Focused fields scroll into view between header and footer, not under them.
  scrollPaddingBlock: '4rem 5rem',
  background: color.surfaceRaised,
  color: color.text,
  boxShadow: shadow.modal,
  selectors: {
    '&[open]': { display: 'flex' },
    '&:focus-visible': { outline: 'none', boxShadow: shadow.modal },
  },
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

kitGlobal(`${dialog}::backdrop`, {
  background: color.scrim,
  ...entering(motion.slow),
});

/** Own styles rather than `Heading` and `Text`: a dialog needs one size of each, and those include all. */
export const title = kitStyle({
  fontSize: font.size.xl,
  lineHeight: font.leading.snug,
  letterSpacing: font.tracking.snug,
  fontWeight: font.weight.bold,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

export const description = kitStyle({ color: color.textMuted, overflowWrap: 'anywhere' });

export const placement = kitVariants(
  {
    center: {
      margin: 'auto',
      maxBlockSize: 'calc(100dvh - 2rem)',
      borderRadius: radius.lg,
      from: 'translateY(12px) scale(0.985)',
    },
    bottom: {
      margin: 'auto auto 0',
      inlineSize: '100%',
      maxInlineSize: '40rem',
      maxBlockSize: 'calc(100dvh - 3rem)',
      borderRadius: `${radius.lg} ${radius.lg} 0 0`,
      from: 'translateY(24px)',
    },
    end: {
      margin: 0,
      marginInlineStart: 'auto',
      blockSize: '100dvh',
      maxBlockSize: '100dvh',
      inlineSize: 'min(24rem, calc(100vw - 3rem))',
      borderRadius: 0,
      from: `translateX(calc(${direction} * 24px))`,
    },
  },
  ({ from, ...rule }) => ({ ...rule, ...entering(motion.slow, from) }),
);

// A wide screen has no thumb at its edge.
kitGlobal(`.${placement.bottom}`, {
  '@media': { [media.md]: { marginBlock: 'auto', borderRadius: radius.lg } },
});

export const size = kitVariants({ sm: '26rem', md: '34rem', lg: '46rem' }, (value) => ({
  inlineSize: `min(${value}, calc(100vw - 2rem))`,
}));

export const header = kitStyle({
  position: 'sticky',
  insetBlockStart: 0,
  // Above positioned content that scrolls under it.
  zIndex: 1,
  background: color.surfaceRaised,
  color: color.text,
  display: 'flex',
  alignItems: 'start',
  gap: space['4'],
  paddingBlock: `${space['5']} ${space['3']}`,
  paddingInline: space['6'],
});

export const titles = kitStyle({ ...column, gap: space['1'], flex: 1, minInlineSize: 0 });

export const close = kitStyle({ marginBlock: '-0.5rem', marginInlineEnd: '-0.75rem' });

export const body = kitStyle({
  flex: '1 0 auto',
  paddingBlock: `${space['2']} ${space['6']}`,
  paddingInline: space['6'],
});

export const footer = kitStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  background: color.surfaceRaised,
  color: color.text,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: space['3'],
  // Above the phone's own UI at the lower edge.
  paddingBlock: `${space['4']} max(${space['4']}, env(safe-area-inset-bottom))`,
  paddingInline: space['6'],
  borderBlockStart: `1px solid ${color.border}`,
});
