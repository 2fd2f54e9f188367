import { column, direction, kitGlobal, kitStyle, media, notPrinted, vars } from '../../theme/index.ts';

const { color, font, radius, size, space } = vars;

export const footer = kitStyle({
  position: 'relative',
  // The houses are in the margin, on the footer's edge.
  marginBlockStart: space['24'],
  borderBlockStart: `1px solid ${color.borderStrong}`,
  background: color.surfaceSunken,
  color: color.textMuted,
  '@media': notPrinted,
});

export const ground = kitStyle({ position: 'relative' });

export const street = kitStyle({
  position: 'absolute',
  insetBlockEnd: '100%',
  insetInlineEnd: 0,
  inlineSize: '26rem',
  maxInlineSize: '100%',
  blockSize: 'auto',
  fill: 'none',
  stroke: color.borderStrong,
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  transform: `scaleX(${direction})`,
});

export const wall = kitStyle({ fill: color.surface });
export const lit = kitStyle({ fill: color.glow, stroke: 'none' });
export const light = kitStyle({ fill: color.glow, stroke: 'none', opacity: 0.25 });

// Wraps without breakpoints: the number of columns depends on the text size as well as on the window's width.
export const content = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space['8'],
  paddingBlock: `${space['8']} ${space['10']}`,
  // Three columns fit a phone.
  '@media': { [media.belowSm]: { gap: space['2'], paddingBlock: space['3'] } },
});

export const about = kitStyle({
  ...column,
  flex: '1 1 100%',
  alignContent: 'start',
  gap: space['2'],
  maxInlineSize: size.narrow,
  fontSize: font.size.sm,
  '@media': { [media.md]: { flex: '2 1 14rem' } },
});

/** On a phone the links are enough, so that all of them are seen at once. */
const notOnPhone = { '@media': { [media.belowSm]: { display: 'none' } } } as const;
export const brand = kitStyle(notOnPhone);
export const lead = kitStyle(notOnPhone);

// Separates the sentence from additional content.
kitGlobal(`${lead} + *`, { marginBlockStart: space['3'] });

export const group = kitStyle({
  flex: '1 1 8rem',
  // Columns wrap sooner than words do.
  minInlineSize: 'min-content',
  fontSize: font.size.sm,
  '@media': { [media.belowSm]: { flexBasis: '4.75rem' } },
});

export const heading = kitStyle({
  minBlockSize: size.target,
  alignContent: 'center',
  color: color.text,
  fontSize: font.size.sm,
  fontWeight: font.weight.semibold,
  '@media': { [media.belowSm]: { minBlockSize: '2rem' } },
});

export const links = kitStyle({ ...column, listStyle: 'none' });

export const link = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: size.target,
  minBlockSize: size.target,
  borderRadius: radius.sm,
  overflowWrap: 'break-word',
  color: color.textMuted,
  textDecoration: 'none',
  '@media': {
    [media.hover]: {
      selectors: { '&:hover': { color: color.text, textDecoration: 'underline' } },
    },
  },
});
