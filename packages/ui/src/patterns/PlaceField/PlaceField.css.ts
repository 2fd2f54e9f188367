import { column, kitStyle, vars } from '../../theme/index.ts';

const { color, font, space } = vars;

export const root = kitStyle({ ...column, gap: space['3'], minInlineSize: 0 });

export const fields = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(12em, 100%), 1fr))',
  gap: space['3'],
  alignItems: 'start',
});

export const device = kitStyle({ ...column, gap: space['2'], justifyItems: 'start' });

export const news = kitStyle({
  fontSize: font.size.sm,
  color: color.textMuted,
  selectors: { '&:empty': { display: 'none' } },
});
