import { kitStyle, vars } from '../../theme/index.ts';

const { color, font, space } = vars;

export const root = kitStyle({ display: 'grid', minInlineSize: 0 });

export const errorSlot = kitStyle({ paddingInlineStart: `calc(1.375rem + ${space['3']})` });

export const error = kitStyle({
  fontSize: font.size.sm,
  lineHeight: font.leading.snug,
  fontWeight: font.weight.medium,
  color: color.critical,
});
