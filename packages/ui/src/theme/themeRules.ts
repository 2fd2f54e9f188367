import { assignVars, globalStyle, type StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { layers } from './layers.css.ts';
import { themes } from './tokens.ts';

export function tokenRule(selector: string, rule: Parameters<typeof globalStyle>[1]): void {
  globalStyle(selector, { '@layer': { [layers.tokens]: rule } });
}

export function themeRule(name: 'light' | 'dark'): StyleRule {
  const { color, shadow } = themes[name];
  return {
    colorScheme: name,
    vars: { ...assignVars(vars.color, color), ...assignVars(vars.shadow, shadow) },
  };
}

/**
 * Dark where the user's system is. Print is light: browsers don't print dark backgrounds, and light text alone is
 * unreadable.
 */
export const followSystem = (selector: string): void =>
  tokenRule(selector, { '@media': { 'screen and (prefers-color-scheme: dark)': themeRule('dark') } });
