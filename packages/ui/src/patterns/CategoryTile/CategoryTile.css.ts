import { column, kitStyle, media, vars } from '../../theme/index.ts';

const { color, font, motion, radius, size, space } = vars;

export const root = kitStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space['4'],
  minInlineSize: 0,
  padding: space['4'],
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  background: color.surfaceRaised,
  color: color.text,
  transition: `border-color ${motion.fast} ${motion.ease}, background-color ${motion.fast} ${motion.ease}`,
  selectors: { '&[data-expanded]': { padding: space['6'] } },
  '@media': {
    [media.hover]: { selectors: { '&:not([data-expanded]):hover': { borderColor: color.accent } } },
  },
});

export const head = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space['3'],
  selectors: { [`${root}[data-expanded] &`]: { flexDirection: 'row', alignItems: 'center' } },
});

export const badge = kitStyle({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '3.25rem',
  blockSize: '3.25rem',
  borderRadius: radius.lg,
  background: color.accentSoft,
  color: color.accentOnSoft,
  transition: `background-color ${motion.base} ${motion.ease}, color ${motion.base} ${motion.ease}`,
  '@media': {
    [media.hover]: {
      selectors: {
        [`${root}:not([data-expanded]):hover &`]: { background: color.accent, color: color.textOnAccent },
      },
    },
  },
});

export const words = kitStyle({ ...column, gap: space['0.5'], minInlineSize: 0 });

export const name = kitStyle({
  fontSize: font.size.lg,
  fontWeight: font.weight.semibold,
  letterSpacing: font.tracking.snug,
  lineHeight: font.leading.snug,
  overflowWrap: 'anywhere',
});

/** The name of a directory entry; that of a tile uses `stretchedLink`. */
export const link = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.target,
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
});

export const count = kitStyle({
  fontSize: font.size.sm,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: font.leading.snug,
});

export const list = kitStyle({
  ...column,
  listStyle: 'none',
  padding: 0,
  borderBlockStart: `1px solid ${color.border}`,
  paddingBlockStart: space['2'],
});

export const sub = kitStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['3'],
  minBlockSize: size.target,
  marginInline: `calc(-1 * ${space['3']})`,
  paddingInline: space['3'],
  borderRadius: radius.md,
  color: color.text,
  textDecoration: 'none',
  lineHeight: font.leading.snug,
  overflowWrap: 'anywhere',
  '@media': { [media.hover]: { selectors: { '&:hover': { background: color.surfaceHover } } } },
});

export const subCount = kitStyle({
  flex: 'none',
  color: color.textMuted,
  fontSize: font.size.sm,
  fontVariantNumeric: 'tabular-nums',
});
