import { kitStyle, media, vars } from '../../theme/index.ts';

const { color, font, radius, shadow, size, space } = vars;

export const root = kitStyle({
  justifySelf: 'start',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  inlineSize: 'min(24rem, 100%)',
  maxBlockSize: 'min(24rem, 100%)',
  minBlockSize: 0,
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  background: color.surfaceRaised,
  color: color.text,
  boxShadow: shadow.float,
  outline: 'none',
  '@media': { [media.belowMd]: { inlineSize: '100%' } },
});

export const head = kitStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['2'],
  paddingInlineStart: space['3'],
});

export const title = kitStyle({
  fontSize: font.size.sm,
  fontWeight: font.weight.semibold,
  overflowWrap: 'anywhere',
  minInlineSize: 0,
});

export const list = kitStyle({
  display: 'grid',
  gap: space['3'],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Room for the focus ring of its links.
  padding: `${space['1']} ${space['3']} ${space['3']}`,
  listStyle: 'none',
  '@media': {
    [media.belowMd]: {
      gridAutoFlow: 'column',
      // One card has the whole row, of several the next one shows.
      gridAutoColumns: 'minmax(min(17rem, 88%), 1fr)',
      overflowX: 'auto',
      overflowY: 'hidden',
      scrollSnapType: 'x mandatory',
      scrollPaddingInline: space['3'],
    },
  },
});

export const item = kitStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr)',
  alignItems: 'start',
  gap: space['3'],
  scrollSnapAlign: 'start',
  borderRadius: radius.md,
});
export const photo = kitStyle({ overflow: 'hidden', borderRadius: radius.md });

export const facts = kitStyle({ display: 'grid', justifyItems: 'start', overflowWrap: 'anywhere' });

/** The whole card can be pressed. */
export const link = kitStyle({
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 } },
});

export const more = kitStyle({
  minBlockSize: size.target,
  paddingInline: space['3'],
});
