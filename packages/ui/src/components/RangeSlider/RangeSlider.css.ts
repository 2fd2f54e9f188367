import { direction, kitGlobal, kitStyle, media, vars } from '../../theme/index.ts';

const { color, font, motion, radius, size } = vars;

const thumbSize = '1.5rem';
const railSize = '0.25rem';
const stretchSize = '0.5rem';
/** The focus ring's diameter: smaller than the box, so that it does not touch the text above. */
const ringedSize = '2rem';

export const values = kitStyle({ fontVariantNumeric: 'tabular-nums', lineHeight: font.leading.snug });

/** As tall as a touch target: a press anywhere moves the nearer thumb. */
export const box = kitStyle({
  display: 'grid',
  alignItems: 'center',
  minBlockSize: size.target,
  cursor: 'pointer',
  // Vertical touch gestures still scroll the page.
  touchAction: 'pan-y',
  userSelect: 'none',
  selectors: { '&[data-disabled]': { cursor: 'not-allowed' } },
});

export const rail = kitStyle({
  position: 'relative',
  blockSize: railSize,
  borderRadius: radius.full,
  background: color.borderStrong,
  '@media': {
    [media.forcedColors]: {
      background: 'CanvasText',
      border: '1px solid CanvasText',
      forcedColorAdjust: 'none',
    },
  },
});

/** From the center of a thumb at one end to that of one at the other. */
export const way = kitStyle({
  position: 'absolute',
  insetInline: `calc(${thumbSize} / 2)`,
  insetBlockStart: `calc((${railSize} - ${stretchSize}) / 2)`,
  inlineSize: `calc(100% - ${thumbSize})`,
  blockSize: stretchSize,
  maxInlineSize: 'none',
  transform: `scaleX(${direction})`,
});

export const stretch = kitStyle({
  fill: color.accent,
  selectors: { '[data-disabled] &': { fill: color.borderStrong } },
  '@media': {
    [media.forcedColors]: {
      fill: 'Highlight',
      selectors: { '[data-disabled] &': { fill: 'GrayText' } },
    },
  },
});

export const input = kitStyle({
  appearance: 'none',
  position: 'absolute',
  insetInline: 0,
  insetBlock: `calc((${railSize} - ${ringedSize}) / 2)`,
  inlineSize: '100%',
  blockSize: ringedSize,
  borderRadius: radius.md,
  background: 'none',
  // The box handles presses: of two stacked inputs the upper one would get all.
  pointerEvents: 'none',
});

const thumb = {
  appearance: 'none',
  boxSizing: 'border-box',
  inlineSize: thumbSize,
  blockSize: thumbSize,
  borderRadius: radius.full,
  background: color.surfaceRaised,
  border: `3px solid ${color.accent}`,
  transition: `background-color ${motion.fast} ${motion.ease}`,
  '@media': {
    [media.forcedColors]: { background: 'Canvas', borderColor: 'CanvasText', forcedColorAdjust: 'none' },
  },
} as const;
const held = {
  background: color.accent,
  '@media': { [media.forcedColors]: { background: 'Highlight', borderColor: 'Highlight' } },
} as const;
const locked = {
  background: color.surfaceSunken,
  borderColor: color.borderStrong,
  '@media': { [media.forcedColors]: { background: 'Canvas', borderColor: 'GrayText' } },
} as const;

// A selector list with both names would be invalid in every browser.
for (const part of ['::-webkit-slider-thumb', '::-moz-range-thumb']) {
  kitGlobal(`${input}${part}`, thumb);
  // The ring is around the focused thumb, which the keys move.
  kitGlobal(`${input}:focus${part}`, held);
  kitGlobal(`${input}:disabled${part}`, locked);
}
kitGlobal(`${input}::-moz-range-track`, { background: 'none' });
