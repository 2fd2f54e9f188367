import { kitStyle, vars } from '../../theme/index.ts';

const { color, size, space } = vars;

export const root = kitStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: space['2'],
  paddingBlock: `clamp(${space['8']}, 6vw, ${space['16']})`,
  paddingInline: space['4'],
  textAlign: 'center',
});

export const text = kitStyle({
  maxInlineSize: size.narrow,
  color: color.textMuted,
  textWrap: 'balance',
});

export const actions = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space['3'],
  marginBlockStart: space['4'],
});
