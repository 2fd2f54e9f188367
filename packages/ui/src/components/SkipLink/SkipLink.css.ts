import { kitStyle, notPrinted, vars } from '../../theme/index.ts';

const { color, font, radius, size, space } = vars;

export const skip = kitStyle({
  position: 'fixed',
  insetBlockStart: space['2'],
  insetInlineStart: space['2'],
  // Above a sticky header.
  zIndex: 31,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.target,
  paddingInline: space['4'],
  borderRadius: radius.md,
  background: color.accent,
  color: color.textOnAccent,
  fontWeight: font.weight.semibold,
  textDecoration: 'none',
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
  '@media': notPrinted,
});
