import { kitStyle, media, vars } from '../../theme/index.ts';

const { color, font, radius, size, space } = vars;

export const footer = kitStyle({
  position: 'relative',
  // The houses stand in the margin, on the footer's edge.
  marginBlockStart: space['24'],
  borderBlockStart: `1px solid ${color.borderStrong}`,
  background: color.surfaceSunken,
  color: color.textMuted,
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
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
});

export const wall = kitStyle({ fill: color.surface });
export const lit = kitStyle({ fill: color.glow, stroke: 'none' });
export const light = kitStyle({ fill: color.glow, stroke: 'none', opacity: 0.25 });

export const content = kitStyle({
  display: 'grid',
  gap: space['8'],
  paddingBlock: `${space['8']} ${space['10']}`,
  '@media': {
    [media.sm]: { gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))' },
    [media.md]: { gridTemplateColumns: 'minmax(14rem, 2fr) repeat(3, minmax(8rem, 1fr))' },
  },
});

export const about = kitStyle({
  display: 'grid',
  alignContent: 'start',
  gap: space['2'],
  maxInlineSize: size.narrow,
  fontSize: font.size.sm,
  '@media': {
    [media.sm]: { gridColumn: '1 / -1' },
    [media.md]: { gridColumn: 'auto' },
  },
});

export const heading = kitStyle({
  minBlockSize: size.target,
  alignContent: 'center',
  color: color.text,
  fontSize: font.size.sm,
  fontWeight: font.weight.semibold,
});

export const links = kitStyle({ display: 'grid', listStyle: 'none' });

export const link = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.target,
  borderRadius: radius.sm,
  color: color.textMuted,
  textDecoration: 'none',
  '@media': {
    [media.hover]: {
      selectors: { '&:hover': { color: color.text, textDecoration: 'underline' } },
    },
  },
});
