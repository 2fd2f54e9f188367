import { kitStyle, vars } from '../../theme/index.ts';

const { color } = vars;

export const drawing = kitStyle({
  display: 'block',
  inlineSize: '10rem',
  blockSize: '7.5rem',
  fill: 'none',
  stroke: color.textMuted,
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

/** The light of a lamp. */
export const light = kitStyle({ fill: color.glow, stroke: 'none', opacity: 0.32 });
export const lamp = kitStyle({ fill: color.glow });
export const paper = kitStyle({ fill: color.surfaceRaised });
export const ground = kitStyle({ stroke: color.borderStrong });
export const leaf = kitStyle({ fill: color.accentSoft, stroke: color.accent });
