// The tokens as values, for styles without vanilla-extract.
export { vars } from './contract.css.ts';
export { buildDesignTokens, type DesignToken, type DesignTokenGroup } from './designTokens.ts';
export { media } from './media.ts';
export type { Palette } from './palette.ts';
export { themes, tokens, type Shadows, type Theme, type ThemeName } from './tokens.ts';
