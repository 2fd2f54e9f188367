export { vars } from './contract.css.ts';
export { layers } from './layers.css.ts';
export { breakpoints, media } from './media.ts';
export { appStyle, appVariants, kitGlobal, kitStyle, kitVariants, type Rule } from './style.ts';
export { themes, tokens, type Shadows, type Theme, type ThemeName } from './tokens.ts';
export type { Palette } from './palette.ts';
export { buildDesignTokens, type DesignToken, type DesignTokenGroup } from './designTokens.ts';
