import { assignVars, globalStyle, type StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { layers } from './layers.css.ts';
import { themes } from './tokens.ts';

/** A rule in the layer of the tokens. */
export function tokenRule(selector: string, rule: Parameters<typeof globalStyle>[1]): void {
  globalStyle(selector, { '@layer': { [layers.tokens]: rule } });
}

/** The colors of a theme. */
export function themeRule(name: 'light' | 'dark'): StyleRule {
  const { color, shadow } = themes[name];
  return {
    colorScheme: name,
    vars: { ...assignVars(vars.color, color), ...assignVars(vars.shadow, shadow) },
  };
}

/** Dark where the visitor's system is. Paper is light: browsers leave out dark grounds, and light words alone cannot be read. */
export const followSystem = (selector: string): void =>
  tokenRule(selector, { '@media': { 'screen and (prefers-color-scheme: dark)': themeRule('dark') } });
