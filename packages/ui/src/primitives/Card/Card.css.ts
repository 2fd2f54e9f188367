import { kitStyle, kitVariants, vars } from '../../theme/index.ts';

const { color, radius, space } = vars;

export const card = kitStyle({
  minInlineSize: 0,
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  overflowWrap: 'anywhere',
});

export const variant = kitVariants(
  {
    raised: { background: color.surfaceRaised, color: color.text },
    plain: { background: 'transparent' },
    sunken: { background: color.surfaceSunken, color: color.text, borderColor: 'transparent' },
    accent: { background: color.accentSoft, borderColor: 'transparent', color: color.text },
  },
  (rule) => rule,
);

export const padding = kitVariants(
  {
    none: 0,
    sm: space['4'],
    md: `clamp(${space['4']}, 3vw, ${space['6']})`,
    lg: `clamp(${space['5']}, 4vw, ${space['10']})`,
  },
  (value) => ({ padding: value }),
);
