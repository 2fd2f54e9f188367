import { bottomEdge, entering, kitGlobal, kitStyle, notPrinted, vars } from '../../theme/index.ts';

const { color, font, motion, radius, shadow, space } = vars;

/** At the bottom of the window while its list continues below, and after the list at its end. */
export const root = kitStyle({
  position: 'sticky',
  zIndex: 20,
  insetBlockEnd: `calc(${bottomEdge} + ${space['3']})`,
  '@media': notPrinted,
});

/** Focused rows scroll into view above the bar, not under it. */
kitGlobal(`html:has(${root}[data-state="open"])`, { scrollPaddingBlockEnd: '9rem' });

export const bar = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space['4'],
  rowGap: space['1'],
  marginBlockStart: space['3'],
  padding: space['2'],
  background: color.surfaceRaised,
  color: color.text,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.lg,
  boxShadow: shadow.float,
  ...entering(motion.base, 'translateY(8px)'),
});

export const selection = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space['1'],
  minInlineSize: 0,
});

export const count = kitStyle({
  fontWeight: font.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  minInlineSize: 0,
});

export const actions = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: space['2'],
  marginInlineStart: 'auto',
  minInlineSize: 0,
});
