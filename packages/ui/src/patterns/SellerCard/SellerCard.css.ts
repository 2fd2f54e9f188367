import { column, kitStyle, media, vars } from '../../theme/index.ts';

const { color, font, space } = vars;

export const root = kitStyle({ ...column, gap: space['4'] });

export const heading = kitStyle({
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
  color: color.textMuted,
  lineHeight: font.leading.snug,
});

/** The options don't make the line of the heading taller. */
export const top = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space['2'],
  selectors: { '&:has(button)': { marginBlock: `calc(-1 * ${space['2']})` } },
});

/** All of it is the link. */
export const person = kitStyle({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space['2']} ${space['4']}`,
  minInlineSize: 0,
});

export const words = kitStyle({ ...column, flex: '1 1 0', gap: space['0.5'], minInlineSize: 0 });

export const chevron = kitStyle({ display: 'inline-flex', color: color.textMuted });

/** Its line is kept free while loading. */
export const facts = kitStyle({
  flex: '1 0 100%',
  minBlockSize: '1lh',
  fontSize: font.size.sm,
  color: color.textMuted,
});

export const nameLine = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space['2'],
});

export const name = kitStyle({
  fontSize: font.size.lg,
  fontWeight: font.weight.semibold,
  letterSpacing: font.tracking.snug,
  lineHeight: font.leading.snug,
  overflowWrap: 'anywhere',
  minInlineSize: 0,
  '@media': {
    [media.hover]: { selectors: { [`${person}:hover &`]: { textDecoration: 'underline' } } },
  },
});

export const since = kitStyle({ fontSize: font.size.sm, color: color.textMuted });
