import { column, kitStyle, vars } from '../../theme/index.ts';

const { color, font, space } = vars;

export const root = kitStyle({
  ...column,
  gap: space['2'],
  minInlineSize: 0,
  alignContent: 'start',
  overflowWrap: 'anywhere',
});

export const group = kitStyle({
  border: 0,
  padding: 0,
  margin: 0,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

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

/**
 * Laid out like a normal line. Safari counts a native legend's position twice when the fieldset is in a flex column,
 * until something is pressed; and that press misses what has moved.
 */
export const legend = kitStyle({ float: 'inline-start', inlineSize: '100%', marginBlockEnd: space['2'] });

/** A visually hidden legend takes neither that position nor a line. */
export const hiddenLegend = kitStyle({ position: 'absolute' });

export const groupBody = kitStyle({ clear: 'both' });

export const labelEnd = kitStyle({ fontSize: font.size.sm, color: color.textMuted });

export const mark = kitStyle({ color: color.critical });

export const optional = kitStyle({ color: color.textMuted, fontWeight: font.weight.regular });

export const hint = kitStyle({
  fontSize: font.size.sm,
  lineHeight: font.leading.snug,
  color: color.textMuted,
  marginBlockStart: `calc(-1 * ${space['1']})`,
  // A dynamic hint takes no space while it is empty.
  selectors: { '&:has(> :only-child:empty)': { position: 'absolute' } },
});

/** Out of the grid while empty, so that it takes no gap either. */
export const errorSlot = kitStyle({ selectors: { '&:empty': { position: 'absolute' } } });

export const error = kitStyle({
  fontSize: font.size.sm,
  lineHeight: font.leading.snug,
  fontWeight: font.weight.medium,
  color: color.critical,
});
