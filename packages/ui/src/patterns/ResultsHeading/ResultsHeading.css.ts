import { kitStyle, media, vars } from '../../theme/index.ts';

const { color, font, space } = vars;

/** A phone: one line, whose end may be cut. With much larger text it wraps. */
const phone = `${media.belowMd} and (width >= 20em)`;

export const root = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space['4'],
  rowGap: space['1'],
  // Controls at the end have their own line.
  '@media': {
    [phone]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, max-content) fit-content(45%)',
      justifyContent: 'start',
      columnGap: space['3'],
    },
  },
});

export const heading = kitStyle({
  overflowWrap: 'anywhere',
  fontSize: font.size['2xl'],
  fontWeight: font.weight.bold,
  lineHeight: font.leading.tight,
  letterSpacing: font.tracking.tight,
  '@media': {
    [media.belowMd]: { fontSize: font.size.xl },
    [phone]: { minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
});

export const count = kitStyle({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const end = kitStyle({ gridColumn: '1 / -1', marginInlineStart: 'auto' });
