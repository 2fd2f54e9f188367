import { kitStyle, vars } from '../../theme/index.ts';

const { color, font, space } = vars;

export const row = kitStyle({ display: 'flex', alignItems: 'center', gap: space['3'], minInlineSize: 0 });

export const icon = kitStyle({ flex: 'none', color: color.textMuted });

export const text = kitStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const kind = kitStyle({
  marginInlineStart: 'auto',
  flex: 'none',
  fontSize: font.size.sm,
  color: color.textMuted,
});
