import { entering, kitStyle, vars } from '../../theme/index.ts';

const { color, font, motion, radius, space } = vars;

export const wrapper = kitStyle({ display: 'inline-flex', maxInlineSize: '100%' });

export const tip = kitStyle({
  position: 'fixed',
  inset: 'auto',
  margin: space['2'],
  maxInlineSize: 'min(18rem, calc(100vw - 2rem))',
  paddingBlock: space['1'],
  paddingInline: space['3'],
  borderRadius: radius.md,
  // Visible in forced colors only.
  outline: '1px solid transparent',
  background: color.text,
  color: color.surface,
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
  lineHeight: font.leading.snug,
  overflowWrap: 'anywhere',
  overflow: 'visible',
  selectors: {
    // The gap to the control belongs to the tooltip: a pointer crosses it without leaving either.
    '&::before': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      insetInline: 0,
      insetBlock: `calc(-1px - ${space['2']})`,
    },
  },
  ...entering(motion.fast),
});
