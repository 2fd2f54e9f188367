import { direction, kitGlobal, kitStyle, media, notPrinted, vars } from '../../theme/index.ts';

const { color, font, radius, size, space } = vars;

export const root = kitStyle({ '@media': notPrinted });

export const list = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space['1'],
  listStyle: 'none',
  fontSize: font.size.sm,
  color: color.textMuted,
});

export const item = kitStyle({ display: 'flex', alignItems: 'center', gap: space['1'], minInlineSize: 0 });

export const link = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: size.target,
  minBlockSize: size.target,
  color: color.textMuted,
  textDecoration: 'none',
  borderRadius: radius.sm,
  '@media': {
    [media.hover]: {
      selectors: { '&:hover': { color: color.text, textDecoration: 'underline' } },
    },
  },
});

export const current = kitStyle({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 1,
  overflowWrap: 'anywhere',
  color: color.text,
});

// On a phone the nearest level is the only one shown, with the arrow pointing back to it.
kitGlobal(`${item}:not(:only-child, :nth-last-child(2))`, {
  '@media': { [media.belowSm]: { display: 'none' } },
});
kitGlobal(`${item} > svg`, {
  '@media': { [media.belowSm]: { transform: `scaleX(calc(-1 * ${direction}))` } },
});
