import { kitStyle, notPrinted, vars } from '../../theme/index.ts';

const { color, motion, radius, shadow, space } = vars;

export const region = kitStyle({
  position: 'fixed',
  inset: `auto ${space['4']} ${space['4']} ${space['4']}`,
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
  transition: `opacity ${motion.base} ${motion.ease}, transform ${motion.base} ${motion.ease}`,
  '@starting-style': { opacity: 0, transform: 'translateY(8px)' },
});
