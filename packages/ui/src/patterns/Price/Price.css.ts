import { kitStyle, kitVariants, vars } from '../../theme/index.ts';

const { color, font, radius, space } = vars;

export const root = kitStyle({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: font.weight.bold,
  lineHeight: font.leading.snug,
  letterSpacing: font.tracking.snug,
  selectors: { '&[data-free]': { color: color.positive } },
});

export const sizes = kitVariants(
  { sm: font.size.md, md: font.size.lg, lg: font.size['2xl'] },
  (fontSize) => ({ fontSize }),
);

export const note = kitStyle({
  fontSize: '0.72em',
  fontWeight: font.weight.regular,
  letterSpacing: font.tracking.normal,
  color: color.textMuted,
  overflowWrap: 'anywhere',
});

/** The reduction: a badge as tall as the line. */
export const drop = kitStyle({
  display: 'inline-block',
  paddingInline: space['1'],
  borderRadius: radius.sm,
  fontSize: '0.72em',
  fontWeight: font.weight.semibold,
  letterSpacing: font.tracking.normal,
  color: color.positiveOnSoft,
  backgroundColor: color.positiveSoft,
});
