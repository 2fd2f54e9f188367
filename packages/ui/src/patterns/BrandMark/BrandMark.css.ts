import { kitStyle, kitVariants, vars } from '../../theme/index.ts';

const { color, font, radius, size, space } = vars;

export const mark = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['2'],
  minBlockSize: size.target,
  color: color.text,
  fontWeight: font.weight.bold,
  letterSpacing: font.tracking.tight,
  lineHeight: 1,
  textDecoration: 'none',
  borderRadius: radius.md,
});

export const scale = kitVariants(
  { md: [font.size.xl, '1.5em'], lg: [font.size['2xl'], '1.3em'] } as const,
  ([fontSize, lamp]) => ({ fontSize, vars: { '--pl-brand-lamp': lamp } }),
);

export const lamp = kitStyle({
  flex: 'none',
  inlineSize: 'var(--pl-brand-lamp)',
  blockSize: 'var(--pl-brand-lamp)',
  fill: 'none',
  stroke: color.text,
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const glass = kitStyle({ fill: color.glow });
export const light = kitStyle({ fill: color.glow, stroke: 'none', opacity: 0.28 });
