import { column, kitStyle, vars } from '../../theme/index.ts';

const { color, space } = vars;

export const form = kitStyle({ ...column, gap: space['4'] });

export const facts = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space['2'],
  color: color.textMuted,
});
