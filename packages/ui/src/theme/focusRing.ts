import { vars } from './contract.css.ts';

/** An evergreen ring with 3:1 contrast on every surface, in a glow-colored halo. */
export const focusRing = {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 6px color-mix(in oklch, ${vars.color.glow} 45%, transparent)`,
} as const;
