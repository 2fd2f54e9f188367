import { kitStyle, kitVariants, vars } from '../../theme/index.ts';

const { color, font } = vars;

export const heading = kitStyle({
  color: color.text,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  breakAfter: 'avoid',
});

export const size = kitVariants(
  {
    sm: [font.size.md, font.leading.snug, font.tracking.normal, font.weight.semibold],
    md: [font.size.lg, font.leading.snug, font.tracking.snug, font.weight.semibold],
    lg: [font.size.xl, font.leading.snug, font.tracking.snug, font.weight.bold],
    xl: [font.size['2xl'], font.leading.tight, font.tracking.tight, font.weight.bold],
    '2xl': [font.size['3xl'], font.leading.tight, font.tracking.tight, font.weight.bold],
  } as const,
  ([fontSize, lineHeight, letterSpacing, fontWeight]) => ({
    fontSize,
    lineHeight,
    letterSpacing,
    fontWeight,
  }),
);
