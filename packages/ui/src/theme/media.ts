/**
 * Media queries for `.css.ts` files, `'@media': { [media.md]: { … } }`, and for `matchMedia`. Widths are in em, so
 * that users with a larger text size get the layout with enough space; pixel values are for 16px text.
 */
export const media = {
  /** Narrower than `sm`: a phone. */
  belowSm: '(width < 30em)',
  /** 30em (480px) and wider: a large phone. */
  sm: '(min-width: 30em)',
  /** Narrower than `md`: a phone or a small tablet held upright. */
  belowMd: '(width < 48em)',
  /** 48em (768px) and wider: a tablet. */
  md: '(min-width: 48em)',
  /** 64em (1024px) and wider: a desktop. */
  lg: '(min-width: 64em)',
  /** A pointer that can hover: hover effects don't work with touch. */
  hover: '(hover: hover)',
  /** Used with fingers, which swipe: a phone or a tablet. */
  touch: '(hover: none) and (pointer: coarse)',
  /** Without reduced motion. */
  motion: '(prefers-reduced-motion: no-preference)',
  /** With reduced motion. */
  reducedMotion: '(prefers-reduced-motion: reduce)',
  /** High-contrast modes that replace colors with the user's own. */
  forcedColors: '(forced-colors: active)',
  print: 'print',
} as const;

/** For `'@media'`, after all other queries: interactive elements are not printed. */
export const notPrinted = { [media.print]: { display: 'none' } } as const;
