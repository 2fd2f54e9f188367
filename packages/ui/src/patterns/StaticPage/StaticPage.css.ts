import { column, kitStyle, media, vars } from '../../theme/index.ts';

const { color, font, radius, size, space } = vars;

export const root = kitStyle({
  ...column,
  gap: space['8'],
  minInlineSize: 0,
  '@media': {
    [media.lg]: {
      gridTemplateColumns: '15rem minmax(0, 1fr)',
      gridTemplateAreas: '"head head" "contents body"',
      columnGap: space['16'],
    },
  },
});

export const head = kitStyle({
  ...column,
  gap: space['2'],
  paddingBlockStart: `clamp(${space['5']}, 4vw, ${space['10']})`,
  maxInlineSize: size.text,
  '@media': { [media.lg]: { gridArea: 'head' } },
});

export const title = kitStyle({
  fontSize: font.size['2xl'],
  fontWeight: font.weight.bold,
  letterSpacing: font.tracking.tight,
  lineHeight: font.leading.tight,
  overflowWrap: 'anywhere',
});

export const lead = kitStyle({ fontSize: font.size.lg, color: color.textMuted, maxInlineSize: size.measure });

export const updated = kitStyle({ fontSize: font.size.sm, color: color.textMuted });

/** Below a sticky header, if there is one. */
const belowHeader = `calc(var(--pl-header, 4rem) + ${space['4']})`;

export const contents = kitStyle({
  padding: space['4'],
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  '@media': {
    [media.lg]: {
      gridArea: 'contents',
      alignSelf: 'start',
      position: 'sticky',
      insetBlockStart: belowHeader,
      padding: 0,
      border: 0,
      // The text, not its padding, is aligned with the title.
      marginInlineStart: `calc(-1 * ${space['3']})`,
      maxBlockSize: `calc(100vh - ${belowHeader} - ${space['4']})`,
      overflowY: 'auto',
    },
  },
});

export const contentsTitle = kitStyle({
  paddingInline: space['3'],
  paddingBlockEnd: space['2'],
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
  color: color.textMuted,
});

export const contentsList = kitStyle({ ...column, listStyle: 'none', padding: 0 });

export const contentsLink = kitStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: size.target,
  paddingBlock: space['2'],
  paddingInline: space['3'],
  borderRadius: radius.md,
  color: color.text,
  textDecoration: 'none',
  lineHeight: font.leading.snug,
  '@media': { [media.hover]: { selectors: { '&:hover': { background: color.surfaceHover } } } },
});

export const body = kitStyle({
  ...column,
  gap: space['10'],
  minInlineSize: 0,
  maxInlineSize: size.text,
  '@media': { [media.lg]: { gridArea: 'body' } },
});

export const section = kitStyle({
  ...column,
  gap: space['4'],
  minInlineSize: 0,
  breakInside: 'avoid',
  scrollMarginBlockStart: belowHeader,
});

export const sectionTitle = kitStyle({
  fontSize: font.size.xl,
  fontWeight: font.weight.semibold,
  letterSpacing: font.tracking.snug,
  lineHeight: font.leading.snug,
  overflowWrap: 'anywhere',
});
