import { direction, kitStyle, kitVariants } from '../theme/index.ts';

export const icon = kitStyle({
  display: 'inline-block',
  flex: 'none',
  verticalAlign: '-0.2em',
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

/** Thinner strokes when larger, so that every size has the same weight next to text. */
export const size = kitVariants(
  { sm: [1.25, 1.9], md: [1.5, 1.75], lg: [2, 1.5], xl: [2.5, 1.35] } as const,
  ([rem, strokeWidth]) => ({ inlineSize: `${rem}rem`, blockSize: `${rem}rem`, strokeWidth }),
);

export const filled = kitStyle({ fill: 'currentColor' });

/** Arrows and chevrons in reading direction are mirrored with it. */
export const directional = kitStyle({ transform: `scaleX(${direction})` });
