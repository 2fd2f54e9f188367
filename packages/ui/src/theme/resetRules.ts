import type { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { focusRing } from './focusRing.ts';
import { media } from './media.ts';

/** Selectors, each without a comma, and their rules. */
type Reset = readonly (readonly [selectors: readonly string[], rule: Parameters<typeof globalStyle>[1]])[];

const { color, font, space } = vars;

/** Rules of the page. */
export const pageRules: Reset = [
  [
    ['html'],
    {
      fontFamily: font.family,
      lineHeight: font.leading.normal,
      background: color.surface,
      color: color.text,
      textSizeAdjust: 'none',
      WebkitTextSizeAdjust: 'none',
      WebkitTapHighlightColor: 'transparent',
      // Firefox uses the desktop's colors, whatever the theme.
      scrollbarColor: `${color.borderStrong} transparent`,
      scrollPaddingBlockStart: space['20'],
    },
  ],
  [['[data-theme]'], { background: color.surface, color: color.text }],
  [
    ['body'],
    {
      minBlockSize: '100dvh',
      fontSize: font.size.md,
      WebkitFontSmoothing: 'antialiased',
      overflowWrap: 'break-word',
    },
  ],
  [['::selection'], { background: color.glow, color: color.textOnGlow }],
];

/** Rules of every element, on the page or only in the kit's elements. */
export const elementRules: Reset = [
  [['*', '*::before', '*::after'], { boxSizing: 'border-box' }],
  [['*'], { margin: 0, padding: 0 }],
  [['h1', 'h2', 'h3', 'h4', 'h5', 'h6'], { font: 'inherit', textWrap: 'balance' }],
  [['p'], { textWrap: 'pretty' }],
  [['img', 'picture', 'svg', 'video'], { display: 'block', maxInlineSize: '100%' }],
  [
    ['input', 'button', 'textarea', 'select'],
    { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' },
  ],
  [['button', 'summary', '[role="button"]'], { touchAction: 'manipulation' }],
  [['ul[role="list"]', 'ol[role="list"]'], { listStyle: 'none' }],
  [['a'], { color: 'inherit' }],
  [['table'], { borderCollapse: 'collapse' }],
  [['dialog', '[popover]'], { border: 0, color: 'inherit', background: 'none', margin: 'auto' }],
  [['[hidden]:not([hidden="until-found"])'], { display: 'none !important' }],
  [[':focus-visible'], focusRing],
  [[':focus-visible'], { '@media': { [media.forcedColors]: { outlineColor: 'Highlight' } } }],
  // Headings and main regions take the focus when a page changes, so that reading starts there, without a ring.
  // Elements reached by arrow keys, such as menu items, have one.
  [['[tabindex="-1"]:not(a, button, input):focus-visible'], { outline: 'none', boxShadow: 'none' }],
  // Exactly zero for transitions: with any other duration, elements without a transition property would animate every
  // property, level by level.
  [
    ['*', '*::before', '*::after'],
    {
      '@media': {
        [media.reducedMotion]: {
          animationDuration: '1ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0s !important',
          scrollBehavior: 'auto',
        },
      },
    },
  ],
];

/**
 * The page under a dialog does not scroll. The dialog measures the disappearing scrollbar and reserves its space, so
 * nothing shifts.
 */
export const modalRules = (dialog: string): Reset => [
  [[`html:has(${dialog}[open]:modal)`], { overflow: 'hidden' }],
  [[`html:has(${dialog}[open]:modal) body`], { paddingInlineEnd: 'var(--pl-scrollbar, 0)' }],
];
