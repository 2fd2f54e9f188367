import { kitStyle, kitVariants, media, vars } from '../../theme/index.ts';

const { color, font, motion, radius } = vars;

export const link = kitStyle({
  borderRadius: radius.sm,
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  overflowWrap: 'anywhere',
  transition: `color ${motion.fast} ${motion.ease}, text-decoration-color ${motion.fast} ${motion.ease}`,
  '@media': { [media.hover]: { selectors: { '&:hover': { textDecorationThickness: '2px' } } } },
});

export const tone = kitVariants(
  { accent: color.accent, default: color.text, muted: color.textMuted },
  (value) => ({ color: value }),
);

/** Outside of text: underlined only on hover, with a touch target of 44px. */
export const standalone = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.35em',
  minInlineSize: vars.size.target,
  minBlockSize: vars.size.target,
  fontWeight: font.weight.semibold,
  textDecorationColor: 'transparent',
  selectors: {
    '&:hover, &:focus-visible': { textDecorationColor: 'currentColor' },
  },
});
