import { column, kitGlobal, kitStyle, media, vars } from '../../theme/index.ts';

const { color, font, radius, space } = vars;

const lineGap = '2px';

export const root = kitStyle({
  display: 'grid',
  // The photo shrinks first, if large text needs the space.
  gridTemplateColumns: 'minmax(3.25rem, 4rem) minmax(min(8.5rem, 60%), 1fr)',
  columnGap: space['3'],
  rowGap: lineGap,
  minInlineSize: 0,
  padding: `${space['2']} ${space['3']} ${space['1']}`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  background: color.surfaceRaised,
  color: color.text,
  '@media': {
    [media.md]: {
      gridTemplateColumns: '8rem minmax(0, 1fr) fit-content(45%)',
      columnGap: space['5'],
      padding: space['3'],
      alignItems: 'center',
    },
  },
});

export const photo = kitStyle({
  alignSelf: 'start',
  borderRadius: radius.md,
  overflow: 'hidden',
});

// The photo of an unavailable listing is faded, not its placeholder text.
kitGlobal(`.${root}:not([data-status="active"]) .${photo} img`, { opacity: 0.7, filter: 'saturate(0.4)' });

export const body = kitStyle({ ...column, gap: lineGap, alignContent: 'start', minInlineSize: 0 });

/** Price and status, on one line. */
export const facts = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space['3'],
  rowGap: space['1'],
});

export const title = kitStyle({
  fontSize: font.size.md,
  fontWeight: font.weight.semibold,
  lineHeight: font.leading.snug,
  overflowWrap: 'anywhere',
});

export const link = kitStyle({
  // Extends the touch target above and below the text, without taking space.
  display: 'block',
  paddingBlock: space['3'],
  marginBlock: `calc(-1 * ${space['3']})`,
  color: 'inherit',
  textDecoration: 'none',
  '@media': {
    [media.hover]: {
      selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
    },
    // Many rows should fit.
    [media.belowSm]: { overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
  },
});

export const meta = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space['4'],
  color: color.textMuted,
  fontSize: font.size.sm,
  overflowWrap: 'anywhere',
  // The listing's page has it; here many rows should fit.
  '@media': { [media.belowSm]: { display: 'none' } },
});

export const views = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['1'],
  fontVariantNumeric: 'tabular-nums',
});

/** Takes no space while it is empty. */
export const note = kitStyle({
  marginBlockStart: space['1'],
  fontSize: font.size.sm,
  color: color.textMuted,
  selectors: { '&:empty': { marginBlockStart: `-${lineGap}` } },
});

export const actions = kitStyle({
  gridColumn: '1 / -1',
  '@media': { [media.md]: { gridColumn: 'auto' } },
});
