import { column, kitStyle, media, vars } from '../../theme/index.ts';

const { color, font, radius, size, space } = vars;

export const root = kitStyle({
  ...column,
  alignContent: 'start',
  gap: space['6'],
  inlineSize: '100%',
  maxInlineSize: size.narrow,
  marginInline: 'auto',
  paddingBlock: space['8'],
  paddingInline: space['4'],
  '@media': { [media.md]: { paddingBlock: space['16'] } },
});

export const brand = kitStyle({ display: 'flex', justifyContent: 'center' });

export const card = kitStyle({
  ...column,
  gap: space['5'],
  minInlineSize: 0,
  '@media': {
    [media.sm]: {
      padding: space['8'],
      border: `1px solid ${color.border}`,
      borderRadius: radius.lg,
      background: color.surfaceRaised,
    },
  },
});

export const head = kitStyle({ ...column, gap: space['2'] });

export const title = kitStyle({
  fontSize: font.size['2xl'],
  fontWeight: font.weight.bold,
  letterSpacing: font.tracking.tight,
  lineHeight: font.leading.tight,
});

export const lead = kitStyle({ color: color.textMuted });

export const footer = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: space['5'],
  rowGap: space['1'],
  color: color.textMuted,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
