import { createGlobalThemeContract } from '@vanilla-extract/css';
import { scales } from './scales.ts';
import { themes } from './tokens.ts';

/**
 * The theme contract, created from the light reference theme: the typed name of every token as a CSS variable. Names
 * are readable (`--pl-color-accent`) because they are public: a brand can override them in a plain stylesheet.
 */
export const vars = createGlobalThemeContract(
  { ...themes.light, ...scales },
  (_value, path) => `pl-${path.join('-').replaceAll('.', '_')}`,
);
