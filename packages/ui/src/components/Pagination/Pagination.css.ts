import { kitStyle, media, notPrinted, vars } from '../../theme/index.ts';

const { color, font, motion, radius, size, space } = vars;

export const root = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space['3']} ${space['6']}`,
  fontVariantNumeric: 'tabular-nums',
});

export const about = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space['2']} ${space['5']}`,
  color: color.textMuted,
  fontSize: font.size.sm,
});

export const sizes = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space['2'],
  '@media': notPrinted,
});

export const list = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space['1'],
  listStyle: 'none',
  // A phone has space for the neighbors, the ends and the arrows at full size only.
  '@media': {
    [media.belowSm]: { gap: 0, marginInline: `calc(-1 * ${space['2']})` },
    ...notPrinted,
  },
});

export const step = kitStyle({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: size.target,
  minBlockSize: size.target,
  paddingInline: space['1'],
  border: '1px solid transparent',
  borderRadius: radius.md,
  background: 'transparent',
  color: color.text,
  fontWeight: font.weight.medium,
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${motion.fast} ${motion.ease}`,
  selectors: {
    '&[aria-current]': {
      background: color.accent,
      color: color.textOnAccent,
      fontWeight: font.weight.bold,
    },
    '&:disabled, &[data-disabled], &[data-held]': {
      color: color.textMuted,
      opacity: 0.55,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not([aria-current], :disabled, [data-disabled], [data-held])': {
          background: color.surfaceHover,
        },
      },
    },
    // Forced colors remove the background.
    [media.forcedColors]: {
      selectors: {
        '&[aria-current]': {
          forcedColorAdjust: 'none',
          borderColor: 'Highlight',
          background: 'Highlight',
          color: 'HighlightText',
          textDecoration: 'underline',
        },
      },
    },
    '(width < 22.5em)': { minInlineSize: '2.25rem' },
  },
});

export const gap = kitStyle({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '1.5rem',
  color: color.textMuted,
});
