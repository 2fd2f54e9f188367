import { column, kitStyle, vars } from '../../theme/index.ts';

const { color, font, size, space } = vars;

export const header = kitStyle({
  display: 'grid',
  gap: space['2'],
  paddingBlockStart: `clamp(${space['5']}, 4vw, ${space['10']})`,
});

export const row = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${space['4']} ${space['3']}`,
});

export const titles = kitStyle({ ...column, gap: space['2'], minInlineSize: 0 });

export const lead = kitStyle({
  maxInlineSize: size.measure,
  color: color.textMuted,
  fontSize: font.size.lg,
  lineHeight: font.leading.normal,
});

export const actions = kitStyle({ display: 'flex', flexWrap: 'wrap', gap: space['3'] });
