import { kitGlobal, kitStyle, media, vars } from '../../theme/index.ts';

const { color, font, motion, radius, size, space } = vars;

export const root = kitStyle({
  // Lets `auto` heights be animated where the browser can.
  interpolateSize: 'allow-keywords',
});

export const summary = kitStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['3'],
  minBlockSize: size.target,
  paddingBlock: space['3'],
  fontWeight: font.weight.semibold,
  borderRadius: radius.sm,
  cursor: 'pointer',
  listStyle: 'none',
  overflowWrap: 'anywhere',
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.accent } } } },
});

kitGlobal(`${summary}::-webkit-details-marker`, { display: 'none' });

export const sign = kitStyle({
  flex: 'none',
  color: color.textMuted,
  transition: `transform ${motion.slow} ${motion.ease}`,
  selectors: { [`${root}[open] > ${summary} > &`]: { transform: 'rotate(180deg)' } },
});

// Outside the focus ring of the summary.
export const content = kitStyle({ paddingBlock: `${space['1']} ${space['5']}` });

kitGlobal(`${root}::details-content`, {
  blockSize: 0,
  overflow: 'clip',
  transition: `block-size ${motion.slow} ${motion.ease}, content-visibility ${motion.slow} allow-discrete`,
  // Printed expanded.
  '@media': { [media.print]: { blockSize: 'auto', contentVisibility: 'visible' } },
});
kitGlobal(`${root}[open]::details-content`, { blockSize: 'auto', overflow: 'visible' });
