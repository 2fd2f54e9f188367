import { kitStyle, kitVariants, vars } from '../../theme/index.ts';

const { color, font, size: lengths } = vars;

export const text = kitStyle({ overflowWrap: 'anywhere' });

export const size = kitVariants(
  {
    sm: { fontSize: font.size.sm, lineHeight: 1.45 },
    md: { fontSize: font.size.md, lineHeight: font.leading.normal },
    lg: { fontSize: font.size.lg, lineHeight: 1.5 },
    xl: { fontSize: font.size.xl, lineHeight: font.leading.snug },
  },
  (rule) => rule,
);

export const tone = kitVariants(
  {
    default: color.text,
    muted: color.textMuted,
    accent: color.accent,
    positive: color.positive,
    caution: color.caution,
    critical: color.critical,
    info: color.info,
  },
  (value) => ({ color: value }),
);

export const weight = kitVariants(
  {
    regular: font.weight.regular,
    medium: font.weight.medium,
    semibold: font.weight.semibold,
    bold: font.weight.bold,
  },
  (value) => ({ fontWeight: value }),
);

export const align = kitVariants({ start: 'start', center: 'center', end: 'end' } as const, (value) => ({
  textAlign: value,
}));

export const lines = kitVariants({ 1: 1, 2: 2, 3: 3, 4: 4 } as const, (count) => ({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: count,
}));

export const tabular = kitStyle({ fontVariantNumeric: 'tabular-nums' });
export const measure = kitStyle({ maxInlineSize: lengths.measure });
export const preserve = kitStyle({ whiteSpace: 'pre-line' });
