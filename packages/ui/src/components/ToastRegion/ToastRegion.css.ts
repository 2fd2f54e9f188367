import { bottomEdge, entering, kitStyle, notPrinted, vars } from '../../theme/index.ts';

const { color, motion, radius, shadow, space } = vars;

/** The region's position while no dialog is open. */
export const place = kitStyle({ display: 'contents' });

export const region = kitStyle({
  position: 'fixed',
  inset: `auto ${space['4']} calc(${bottomEdge} + ${space['4']})`,
  margin: '0 auto',
  inlineSize: 'min(26rem, calc(100vw - 2rem))',
  overflow: 'visible',
  padding: 0,
  '@media': notPrinted,
});

export const list = kitStyle({ display: 'grid', gap: space['2'], listStyle: 'none' });

export const toast = kitStyle({
  borderRadius: radius.md,
  boxShadow: shadow.float,
  background: color.surfaceRaised,
  color: color.text,
  ...entering(motion.base, 'translateY(8px)'),
});
