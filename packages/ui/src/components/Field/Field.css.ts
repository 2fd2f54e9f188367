import { column, kitStyle, vars } from '../../theme/index.ts';

const { color, font, space } = vars;

export const root = kitStyle({
  ...column,
  gap: space['2'],
  minInlineSize: 0,
  alignContent: 'start',
  overflowWrap: 'anywhere',
});

export const group = kitStyle({ border: 0, padding: 0, margin: 0 });

export const labelLine = kitStyle({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space['3'],
});

export const label = kitStyle({
  fontWeight: font.weight.semibold,
  fontSize: font.size.sm,
  lineHeight: font.leading.snug,
  padding: 0,
});

/** A legend ignores its fieldset's grid gap. */
export const legend = kitStyle({ marginBlockEnd: space['2'] });

export const labelEnd = kitStyle({ fontSize: font.size.sm, color: color.textMuted });

export const mark = kitStyle({ color: color.critical });

export const optional = kitStyle({ color: color.textMuted, fontWeight: font.weight.regular });

export const hint = kitStyle({
  fontSize: font.size.sm,
  lineHeight: font.leading.snug,
  color: color.textMuted,
  marginBlockStart: `calc(-1 * ${space['1']})`,
  // A hint that comes and goes takes no room while it is away.
  selectors: { '&:has(> :only-child:empty)': { position: 'absolute' } },
});

/** Out of the grid while it is empty, so that it takes no gap either. */
export const errorSlot = kitStyle({ selectors: { '&:empty': { position: 'absolute' } } });

export const error = kitStyle({
  fontSize: font.size.sm,
  lineHeight: font.leading.snug,
  fontWeight: font.weight.medium,
  color: color.critical,
});
