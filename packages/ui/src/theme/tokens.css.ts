import { assignVars, globalStyle, type StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { layers } from './layers.css.ts';
import { scales } from './scales.ts';
import { themes } from './tokens.ts';

function tokenRule(selector: string, rule: Parameters<typeof globalStyle>[1]) {
  globalStyle(selector, { '@layer': { [layers.tokens]: rule } });
}

function themeRule(name: 'light' | 'dark'): StyleRule {
  const { color, shadow } = themes[name];
  return {
    colorScheme: name,
    vars: { ...assignVars(vars.color, color), ...assignVars(vars.shadow, shadow) },
  };
}

const { font, space, radius, size, motion } = vars;

tokenRule(':root', {
  vars: assignVars({ font, space, radius, size, motion }, scales),
});

tokenRule('[dir="rtl"]', { vars: { '--pl-direction': '-1' } });
tokenRule('[dir="ltr"]', { vars: { '--pl-direction': '1' } });

// Light unless the visitor's system says dark; an attribute forces either, on the page or a part. Paper is light:
// browsers leave out dark grounds, and light words alone cannot be read.
tokenRule(':root, [data-theme="light"]', themeRule('light'));
tokenRule(':root:not([data-theme="light"])', {
  '@media': { 'screen and (prefers-color-scheme: dark)': themeRule('dark') },
});
tokenRule('[data-theme="dark"]', { '@media': { screen: themeRule('dark') } });
