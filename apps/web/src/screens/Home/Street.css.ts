import { appStyle, vars } from '@porchlight/ui/theme';

const { color } = vars;
const line = { fill: 'none', strokeWidth: 3, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

export const far = appStyle({ fill: color.border });
export const farDetail = appStyle({ fill: color.glow, opacity: 0.35 });
export const house = appStyle({ fill: color.surfaceRaised });
export const siding = appStyle({ ...line, stroke: color.border, strokeWidth: 1.5 });
export const roof = appStyle({ ...line, stroke: color.accent, strokeWidth: 11 });
export const lit = appStyle({ fill: color.glow, opacity: 0.5 });
export const frame = appStyle({ ...line, stroke: color.accent });
export const door = appStyle({ fill: color.accent });
export const doorLine = appStyle({ ...line, stroke: color.accentSoft, strokeWidth: 1.5, opacity: 0.5 });
export const step = appStyle({ fill: color.borderStrong });
export const lampArm = appStyle({ ...line, stroke: color.text });
export const lampCage = appStyle({ ...line, stroke: color.text, strokeWidth: 2, fill: color.glowSoft });
export const lamp = appStyle({ fill: color.glow });
export const halo = appStyle({ opacity: 0.75 });
export const glowCore = appStyle({ stopColor: color.glow, stopOpacity: 0.75 });
export const glowEdge = appStyle({ stopColor: color.glow, stopOpacity: 0 });
export const green = appStyle({ fill: color.positive, opacity: 0.85 });
export const pot = appStyle({ fill: color.glowStrong });
export const stem = appStyle({ ...line, stroke: color.positive });
export const ground = appStyle({ ...line, stroke: color.borderStrong, strokeWidth: 2 });
