import { column, kitStyle, vars } from '../../theme/index.ts';

const { color, font, radius, space } = vars;

export const root = kitStyle({
  ...column,
  gap: space['2'],
  minInlineSize: 'min(15rem, 100%)',
  maxInlineSize: '100%',
  paddingBlock: space['3'],
  paddingInline: space['4'],
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.lg,
  background: color.surfaceRaised,
  color: color.text,
  selectors: { '&[data-status="accepted"]': { borderColor: color.accent } },
});

export const label = kitStyle({ fontSize: font.size.sm, color: color.textMuted, overflowWrap: 'anywhere' });

export const amount = kitStyle({
  fontSize: font.size.xl,
  fontWeight: font.weight.bold,
  lineHeight: font.leading.snug,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    [`${root}:is([data-status="declined"], [data-status="countered"], [data-status="withdrawn"], [data-status="expired"]) &`]:
      { color: color.textMuted },
  },
});

export const status = kitStyle({ fontSize: font.size.sm, fontWeight: font.weight.medium });

export const actions = kitStyle({ display: 'flex', flexWrap: 'wrap', gap: space['2'] });
