import { entering, kitStyle, vars } from '../../theme/index.ts';

const { color, motion, radius, shadow, space } = vars;

export const panel = kitStyle({
  position: 'fixed',
  inset: 'auto',
  margin: `${space['2']} 0`,
  inlineSize: 'max-content',
  maxInlineSize: 'min(24rem, calc(100vw - 1rem))',
  // Of the space on its side: the rest scrolls.
  maxBlockSize: `calc(100% - 2 * ${space['2']})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space['4'],
  background: color.surfaceRaised,
  color: color.text,
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  boxShadow: shadow.float,
  overflowWrap: 'anywhere',
  selectors: { '&:focus-visible': { outline: 'none', boxShadow: shadow.float } },
  ...entering(motion.fast, 'translateY(-4px)'),
});
