import { column, kitStyle, vars } from '../../theme/index.ts';

const { color, radius, space } = vars;

export const root = kitStyle({ ...column, gap: space['5'], justifyItems: 'start' });

export const list = kitStyle({
  inlineSize: '100%',
  listStyle: 'none',
  background: color.surfaceRaised,
  color: color.text,
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
});

export const item = kitStyle({
  padding: `${space['4']} ${space['5']}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
});
