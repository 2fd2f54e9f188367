import { assignVars, globalStyle, type StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { focusRing } from './focusRing.ts';
import { layers } from './layers.css.ts';
import { media } from './media.ts';
import { scales } from './scales.ts';
import { themes } from './tokens.ts';

type GlobalRule = Parameters<typeof globalStyle>[1];

function reset(selector: string, rule: GlobalRule) {
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });
}

function tokenRule(selector: string, rule: GlobalRule) {
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

reset('*, *::before, *::after', { boxSizing: 'border-box' });
reset('*', { margin: 0, padding: 0 });
reset('html', {
  fontFamily: font.family,
  fontSize: '100%',
  lineHeight: font.leading.normal,
  background: vars.color.surface,
  color: vars.color.text,
  textSizeAdjust: 'none',
  WebkitTextSizeAdjust: 'none',
  WebkitTapHighlightColor: 'transparent',
  // Firefox draws them in the colors of the desktop, whatever the theme.
  scrollbarColor: `${vars.color.borderStrong} transparent`,
  scrollPaddingBlockStart: space['20'],
});
// The page under a dialog does not scroll. The dialog measures the scrollbar that goes away, and its
// place is kept, so nothing shifts.
reset('html:has(dialog[open]:modal)', { overflow: 'hidden' });
reset('html:has(dialog[open]:modal) body', { paddingInlineEnd: 'var(--pl-scrollbar, 0)' });
reset('[data-theme]', { background: vars.color.surface, color: vars.color.text });
reset('body', {
  minBlockSize: '100dvh',
  fontSize: font.size.md,
  fontOpticalSizing: 'auto',
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
});
reset('h1, h2, h3, h4, h5, h6', { font: 'inherit', textWrap: 'balance' });
reset('p', { textWrap: 'pretty' });
reset('img, picture, svg, video', { display: 'block', maxInlineSize: '100%' });
reset('input, button, textarea, select', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
reset('button, summary, [role="button"]', { touchAction: 'manipulation' });
reset('ul[role="list"], ol[role="list"]', { listStyle: 'none' });
reset('a', { color: 'inherit' });
reset('table', { borderCollapse: 'collapse' });
reset('dialog, [popover]', { border: 0, color: 'inherit', background: 'none', margin: 'auto' });
reset('[hidden]:not([hidden="until-found"])', { display: 'none !important' });

reset(':focus-visible', focusRing);
reset(':focus-visible', { '@media': { [media.forcedColors]: { outlineColor: 'Highlight' } } });
// Headings and main regions take focus when a page changes, so that reading starts there; no ring. What arrow keys lead
// to, such as the lines of a menu, has one.
reset('[tabindex="-1"]:not(a, button, input):focus-visible', { outline: 'none', boxShadow: 'none' });
reset('::selection', { background: vars.color.glow, color: vars.color.textOnGlow });

// No time at all for transitions: any at all, and elements that name none would move every property, level by level.
reset('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0s !important',
      scrollBehavior: 'auto',
    },
  },
});
