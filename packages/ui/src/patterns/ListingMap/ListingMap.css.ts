import { focusRing, kitGlobal, kitStyle, media, notPrinted, vars } from '../../theme/index.ts';

const { color, font, radius, shadow, size, space } = vars;

export const root = kitStyle({
  position: 'relative',
  // Its layers are isolated from the rest of the page.
  isolation: 'isolate',
  display: 'grid',
  minInlineSize: 0,
  blockSize: '100%',
  minBlockSize: '12rem',
  overflow: 'hidden',
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  background: color.infoSoft,
  color: color.text,
  '@media': notPrinted,
});

/** In the map's own corner: fixed to the window, it would be under a sticky header, whose layer is higher. */
export const skip = kitStyle({
  position: 'absolute',
  maxInlineSize: 'calc(100% - 1rem)',
  overflowWrap: 'anywhere',
  // The usual hiding, off-screen, would be clipped at the map's edge.
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', transform: 'none' } },
});

export const canvas = kitStyle({
  position: 'relative',
  gridArea: '1 / 1',
  // Leaflet's z-indexes are in the hundreds; those of the elements over the map are not.
  isolation: 'isolate',
  overflow: 'hidden',
  // East is on the right in every text direction.
  direction: 'ltr',
  userSelect: 'none',
  // Two fingers move the map, one scrolls the page.
  touchAction: 'pan-x pan-y',
  selectors: {
    '&[data-held]': { touchAction: 'none' },
    '&:focus-visible, &[data-held][data-gestures="page"]': {
      ...focusRing,
      outlineOffset: '-4px',
      boxShadow: 'none',
    },
  },
});
const inside = (selector: string): string => `.${canvas} ${selector}`;

// The required rules of Leaflet's stylesheet, for the parts of it that are used.
kitGlobal(
  [
    '.leaflet-pane',
    '.leaflet-tile',
    '.leaflet-marker-icon',
    '.leaflet-tile-container',
    '.leaflet-pane > svg',
    '.leaflet-zoom-box',
  ]
    .map(inside)
    .join(),
  { position: 'absolute', insetInlineStart: 0, insetBlockStart: 0 },
);
kitGlobal(inside('.leaflet-pane'), { zIndex: 400 });
kitGlobal(inside('.leaflet-tile-pane'), { zIndex: 200 });
kitGlobal(inside('.leaflet-marker-pane'), { zIndex: 600 });
kitGlobal(inside('.leaflet-tile'), { maxInlineSize: 'none', visibility: 'hidden' });
kitGlobal(inside('canvas.leaflet-tile'), { inlineSize: '256px', blockSize: '256px' });
kitGlobal(inside('.leaflet-tile-loaded'), { visibility: 'inherit' });
kitGlobal(inside('.leaflet-pane > svg'), { maxInlineSize: 'none', pointerEvents: 'none' });
kitGlobal(inside('.leaflet-zoom-box'), {
  zIndex: 800,
  inlineSize: 0,
  blockSize: 0,
  border: `2px dotted ${color.borderStrong}`,
  background: color.surfaceRaised,
  opacity: 0.6,
});
kitGlobal(inside('.leaflet-zoom-animated'), { transformOrigin: '0 0' });
kitGlobal(`.${canvas}.leaflet-zoom-anim .leaflet-zoom-animated`, {
  transition: 'transform 0.25s cubic-bezier(0, 0, 0.25, 1)',
});
kitGlobal(inside('svg.leaflet-zoom-animated'), { willChange: 'transform' });
kitGlobal(`.${canvas}.leaflet-zoom-anim .leaflet-zoom-hide`, { visibility: 'hidden' });
kitGlobal(`.${canvas}.leaflet-grab`, { cursor: 'grab' });
kitGlobal(`.leaflet-dragging .${canvas}.leaflet-grab, .leaflet-dragging .${canvas} button`, {
  cursor: 'grabbing',
});

export const area = kitStyle({
  fill: color.surface,
  fillOpacity: 1,
  stroke: color.borderStrong,
  strokeWidth: 1,
  '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});

export const border = kitStyle({
  fill: 'none',
  stroke: color.border,
  strokeWidth: 1,
  strokeOpacity: 1,
  '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
});

export const circle = kitStyle({
  fill: color.accent,
  fillOpacity: 0.18,
  stroke: color.accent,
  strokeWidth: 2,
  '@media': { [media.forcedColors]: { fill: 'none', stroke: 'Highlight' } },
});

export const ringLine = kitStyle({
  fill: 'none',
  stroke: color.accent,
  strokeWidth: 1,
  strokeDasharray: '4 4',
  '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
});

/** Tiles have light colors. */
export const tile = kitStyle({
  selectors: { ':root[data-theme="dark"] &': { filter: 'brightness(0.75)' } },
});

/** Overlays let pointer events through to the map. */
const over = {
  gridArea: '1 / 1',
  zIndex: 1,
  pointerEvents: 'none',
} as const;

export const waiting = kitStyle({
  ...over,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space['3'],
  padding: space['4'],
  textAlign: 'center',
});

export const hint = kitStyle({
  ...over,
  alignSelf: 'center',
  justifySelf: 'center',
  margin: space['4'],
  paddingBlock: space['2'],
  paddingInline: space['4'],
  borderRadius: radius.md,
  background: color.text,
  color: color.surface,
  fontWeight: font.weight.semibold,
  textAlign: 'center',
});

export const notice = kitStyle({
  ...over,
  display: 'grid',
  placeContent: 'center',
  padding: space['4'],
});

export const noticeBox = kitStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: space['3'],
  padding: space['4'],
  borderRadius: radius.lg,
  background: color.surfaceRaised,
  color: color.text,
  boxShadow: shadow.float,
  textAlign: 'center',
});

export const head = kitStyle({
  ...over,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  alignContent: 'start',
  gap: space['2'],
  padding: space['3'],
  paddingInlineEnd: `calc(${size.target} + ${space['6']})`,
});

export const zoom = kitStyle({
  ...over,
  justifySelf: 'end',
  alignSelf: 'start',
  display: 'grid',
  gap: space['2'],
  margin: space['3'],
});

export const foot = kitStyle({
  ...over,
  alignSelf: 'end',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'end',
  gap: space['2'],
  // Room for the controls above, also with many cards.
  maxBlockSize: `calc(100% - ${space['16']})`,
  minBlockSize: 0,
  padding: space['3'],
});

kitGlobal(`.${head} > *, .${zoom} > *, .${foot} > *, .${notice} > *, .${waiting} button`, {
  pointerEvents: 'auto',
});

export const scale = kitStyle({
  justifySelf: 'start',
  color: color.textMuted,
  fontSize: font.size.sm,
  lineHeight: 1.2,
  textShadow: `0 0 3px ${color.surface}, 0 0 3px ${color.surface}`,
});

export const scaleBar = kitStyle({
  display: 'block',
  blockSize: '0.375rem',
  border: `2px solid ${color.textMuted}`,
  borderBlockStart: 'none',
});

export const attribution = kitStyle({
  maxInlineSize: '100%',
  marginBlockEnd: `calc(-1 * ${space['2']})`,
  paddingInline: space['2'],
  borderRadius: radius.sm,
  background: color.surface,
  color: color.textMuted,
  fontSize: font.size.sm,
  overflowWrap: 'anywhere',
});

export const summary = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space['2'],
  minBlockSize: size.target,
  paddingInline: space['4'],
  border: `1px solid ${color.border}`,
  borderRadius: radius.full,
  background: color.surfaceRaised,
  color: color.text,
  fontSize: font.size.sm,
  selectors: { '&:empty': { display: 'none' } },
});

export const end = kitStyle({ position: 'absolute', insetBlockEnd: 0 });
