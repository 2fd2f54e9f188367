import { vars } from './contract.css.ts';

/** An evergreen ring that passes 3:1 on every surface, in a halo of lamplight. */
export const focusRing = {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 6px color-mix(in oklch, ${vars.color.glow} 45%, transparent)`,
} as const;
