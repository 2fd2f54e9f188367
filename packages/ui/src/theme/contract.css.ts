import { createGlobalThemeContract } from '@vanilla-extract/css';
import { scales } from './scales.ts';
import { themes } from './tokens.ts';

/**
 * The theme contract, made from the light reference theme: the typed name of every token as a CSS
 * variable. Names are readable (`--pl-color-accent`) because they are an interface too: a brand may
 * override them from a plain stylesheet.
 */
export const vars = createGlobalThemeContract(
  { ...themes.light, ...scales },
  (_value, path) => `pl-${path.join('-').replaceAll('.', '_')}`,
);
