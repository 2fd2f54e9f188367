import { kitStyle, media, vars } from '../../theme/index.ts';

const { color, font, radius, size, space } = vars;

export const footer = kitStyle({
  marginBlockStart: space['16'],
  background: color.surfaceSunken,
  color: color.textMuted,
});

/** The houses stand on the footer's edge. */
export const street = kitStyle({
  display: 'block',
  inlineSize: '26rem',
  maxInlineSize: '100%',
  blockSize: 'auto',
  marginBlockStart: '-3.25rem',
  marginInlineStart: 'auto',
  fill: 'none',
  stroke: color.borderStrong,
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
});

export const wall = kitStyle({ fill: color.surfaceSunken });
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
