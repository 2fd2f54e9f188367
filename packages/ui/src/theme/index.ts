export { vars } from './contract.css.ts';
export { direction } from './direction.ts';
export { focusRing } from './focusRing.ts';
export { layers } from './layers.css.ts';
export { media, notPrinted } from './media.ts';
export { column, appStyle, appVariants, kitGlobal, kitStyle, kitVariants, type Rule } from './style.ts';
export { themes, tokens, type Shadows, type Theme, type ThemeName } from './tokens.ts';
export type { Palette } from './palette.ts';
export { buildDesignTokens, type DesignToken, type DesignTokenGroup } from './designTokens.ts';
