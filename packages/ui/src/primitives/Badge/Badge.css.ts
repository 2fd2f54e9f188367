import { kitStyle, kitVariants, vars } from '../../theme/index.ts';

const { color, font, radius, space } = vars;

export const badge = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['1'],
  maxInlineSize: '100%',
  minBlockSize: '1.625rem',
  paddingInline: '0.625rem',
  border: '1px solid transparent',
  borderRadius: radius.full,
  fontSize: font.size.sm,
  fontWeight: font.weight.semibold,
  lineHeight: font.leading.snug,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

/** Background and text color, soft and solid. */
const tones = {
  neutral: [color.surfaceSunken, color.text, color.text, color.surface],
  accent: [color.accentSoft, color.accentOnSoft, color.accent, color.textOnAccent],
  glow: [color.glowSoft, color.glowOnSoft, color.glow, color.textOnGlow],
  positive: [color.positiveSoft, color.positiveOnSoft, color.positive, color.textOnPositive],
  caution: [color.cautionSoft, color.cautionOnSoft, color.caution, color.textOnCaution],
  critical: [color.criticalSoft, color.criticalOnSoft, color.critical, color.textOnCritical],
  info: [color.infoSoft, color.infoOnSoft, color.info, color.textOnInfo],
} as const;

export const look = {
  soft: kitVariants(tones, ([background, ink], tone) => ({
    background,
    color: ink,
    ...(tone === 'neutral' && { borderColor: color.border }),
  })),
  solid: kitVariants(tones, ([, , background, ink]) => ({ background, color: ink })),
};

/** A number in a circle that grows to a pill. */
export const count = kitStyle({
  justifyContent: 'center',
  minInlineSize: '1.375rem',
  minBlockSize: '1.375rem',
  paddingInline: '0.375rem',
  fontSize: '0.8125rem',
});
