import { column, focusRing, kitStyle, media, vars } from '../../theme/index.ts';

const { color, font, motion, radius, size, space } = vars;

export const root = kitStyle({ ...column, gap: space['3'], minInlineSize: 0 });

export const list = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
  gap: space['3'],
  '@media': { [media.belowSm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const tile = kitStyle({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space['2'],
  minInlineSize: 0,
  borderRadius: radius.md,
  selectors: {
    '&[data-target]': { outline: `3px solid ${color.accent}`, outlineOffset: '3px' },
  },
});

export const add = kitStyle({
  minInlineSize: 0,
  selectors: { '&[data-shape="wide"]': { gridColumn: '1 / -1' } },
});

export const frame = kitStyle({
  position: 'relative',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: radius.md,
  background: color.surfaceSunken,
  color: color.text,
  selectors: {
    '[data-status="failed"] > &': { outline: `2px solid ${color.critical}`, outlineOffset: '-2px' },
  },
});

export const photo = kitStyle({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  selectors: {
    '[data-status="waiting"] &, [data-status="compressing"] &, [data-status="uploading"] &': {
      opacity: 0.55,
    },
    '[data-status="failed"] &, [data-dragged] &': { opacity: 0.35 },
    '&[data-turn="180"]': { rotate: '180deg' },
    // Rotated by 90 degrees it still fills the four-by-three frame.
    '&[data-turn="90"], &[data-turn="270"]': {
      position: 'absolute',
      inset: 0,
      margin: 'auto',
      inlineSize: '75%',
      blockSize: 'calc(100% * 4 / 3)',
    },
    '&[data-turn="90"]': { rotate: '90deg' },
    '&[data-turn="270"]': { rotate: '270deg' },
  },
});

export const progress = kitStyle({
  position: 'absolute',
  insetInline: space['2'],
  insetBlockEnd: space['2'],
});

/** Instead of a photo that cannot be shown. */
export const broken = kitStyle({
  display: 'grid',
  placeContent: 'center',
  blockSize: '100%',
  color: color.textMuted,
});

export const badge = kitStyle({
  position: 'absolute',
  insetBlockStart: space['2'],
  insetInlineStart: space['2'],
});

/** Covers the photo: a press opens its sheet, a drag moves it. Swiping over it scrolls the page. */
export const edit = kitStyle({
  position: 'absolute',
  inset: 0,
  border: 0,
  borderRadius: radius.md,
  background: 'transparent',
  cursor: 'grab',
  userSelect: 'none',
  WebkitTouchCallout: 'none',
  selectors: {
    '&:active': { cursor: 'grabbing' },
    '&:disabled': { cursor: 'not-allowed' },
    '&:focus-visible': { outline: `3px solid ${color.focus}`, outlineOffset: '-3px', boxShadow: 'none' },
  },
});

/** In a corner of the photo, with its own background. */
export const remove = kitStyle({
  position: 'absolute',
  insetBlockStart: space['1'],
  insetInlineEnd: space['1'],
});

export const caption = kitStyle({ display: 'flex', alignItems: 'center', minInlineSize: 0 });

/** For a mouse, which presses once; a finger finds the same in the sheet, with words. */
export const quick = kitStyle({
  '@media': {
    '(hover: none), (width < 30em)': {
      display: 'none',
      selectors: { '[data-unfolded] &': { display: 'inline-grid' } },
    },
  },
});

/** The photo in its sheet. */
export const shown = kitStyle([
  frame,
  { inlineSize: 'min(100%, 16rem)', marginInline: 'auto', marginBlockEnd: space['3'] },
]);

/** Its icon is in line with the title. */
export const action = kitStyle({
  justifyContent: 'flex-start',
  inlineSize: `calc(100% + 2 * ${space['3']})`,
  marginInline: `calc(-1 * ${space['3']})`,
  paddingInline: space['3'],
});

export const name = kitStyle({
  flex: 1,
  fontSize: font.size.sm,
  lineHeight: font.leading.snug,
  color: color.textMuted,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const note = kitStyle({
  fontSize: font.size.sm,
  lineHeight: font.leading.snug,
  color: color.textMuted,
});

export const error = kitStyle({
  fontSize: font.size.sm,
  lineHeight: font.leading.snug,
  fontWeight: font.weight.medium,
  color: color.critical,
});

/** The drop area: large while there are no photos, then a tile after them. */
export const drop = kitStyle({
  position: 'relative',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space['1'],
  minBlockSize: size.target,
  padding: space['4'],
  textAlign: 'center',
  lineHeight: font.leading.snug,
  color: color.textMuted,
  background: color.surfaceRaised,
  border: `1.5px dashed ${color.borderStrong}`,
  borderRadius: radius.md,
  cursor: 'pointer',
  transition: `background-color ${motion.fast} ${motion.ease}, border-color ${motion.fast} ${motion.ease}`,
  selectors: {
    '&[data-shape="wide"]': { minBlockSize: '11rem' },
    '&[data-shape="tile"]': { aspectRatio: '4 / 3', alignSelf: 'start', padding: space['2'] },
    '&:has(:focus-visible)': focusRing,
    '[data-dragging] &': {
      borderColor: color.accent,
      background: color.accentSoft,
      color: color.accentOnSoft,
    },
    '[data-invalid] &': { borderColor: color.critical },
    '&[data-disabled]': {
      cursor: 'not-allowed',
      background: color.surfaceSunken,
      borderColor: color.border,
    },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not([data-disabled])': { borderColor: color.text, background: color.surfaceHover },
      },
    },
  },
});

export const dropTitle = kitStyle({
  fontWeight: font.weight.semibold,
  color: color.text,
  selectors: {
    [`${drop}[data-disabled] &`]: { color: color.textMuted },
    [`[data-dragging] &`]: { color: 'inherit' },
  },
});

export const dropHint = kitStyle({ fontSize: font.size.sm });

// Only the device knows which of the two applies, not the server that renders both.
export const mouseHint = kitStyle({ '@media': { '(hover: none)': { display: 'none' } } });

export const touchHint = kitStyle({ '@media': { [media.hover]: { display: 'none' } } });

/** Covers the label, so that the native picker opens wherever it is pressed. */
export const input = kitStyle({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  cursor: 'inherit',
  selectors: { '&::file-selector-button': { cursor: 'inherit' } },
});

export const noticesSlot = kitStyle({
  selectors: { '&:empty': { marginBlockStart: `calc(-1 * ${space['3']})` } },
});

/** File names, as many in a line as fit. */
export const notice = kitStyle({ selectors: { '& + &': { marginBlockStart: space['3'] } } });

export const turnedDown = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space['4'],
  listStyle: 'none',
  padding: 0,
  color: color.textMuted,
  fontSize: font.size.sm,
  overflowWrap: 'anywhere',
});
