import { column, kitStyle, vars } from '../../theme/index.ts';

const { color, font, space } = vars;

export const root = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space['5'],
  minInlineSize: 0,
});

export const controls = kitStyle({ ...column, flex: '1 1 14rem', gap: space['2'], minInlineSize: 0 });

export const buttons = kitStyle({ display: 'flex', flexWrap: 'wrap', gap: space['2'] });

export const hint = kitStyle({ fontSize: font.size.sm, color: color.textMuted });
