import { direction, kitGlobal, kitStyle, media, vars } from '../../theme/index.ts';

const { color, font, motion, radius, size } = vars;

const thumbSize = '1.5rem';
const railSize = '0.25rem';
const stretchSize = '0.5rem';
/** What the ring goes around: less than the box, so that it stays off the words above. */
const ringedSize = '2rem';

export const values = kitStyle({ fontVariantNumeric: 'tabular-nums', lineHeight: font.leading.snug });

/** As tall as what is pressed must be: a press anywhere calls the nearer thumb. */
export const box = kitStyle({
  display: 'grid',
  alignItems: 'center',
  minBlockSize: size.target,
  cursor: 'pointer',
  // A finger across still scrolls the page.
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

/** From the middle of a thumb at one end to the middle of one at the other. */
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
  // The box takes presses: of two inputs on each other the upper one would take all.
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

// A list of both names would be valid in neither browser.
for (const part of ['::-webkit-slider-thumb', '::-moz-range-thumb']) {
  kitGlobal(`${input}${part}`, thumb);
  // The ring is around both; this is the one that the keys move.
  kitGlobal(`${input}:focus${part}`, held);
  kitGlobal(`${input}:disabled${part}`, locked);
}
kitGlobal(`${input}::-moz-range-track`, { background: 'none' });
