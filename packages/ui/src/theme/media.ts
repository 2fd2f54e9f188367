/** Where the layout has room for more, in CSS pixels of window width. */
export const breakpoints = { sm: 480, md: 768, lg: 1024 } as const;

/** Media queries for `.css.ts` files: `'@media': { [media.md]: { … } }`. */
export const media = {
  /** 480px and wider: a large phone. */
  sm: '(min-width: 480px)',
  /** 768px and wider: a tablet. */
  md: '(min-width: 768px)',
  /** 1024px and wider: a desk. */
  lg: '(min-width: 1024px)',
  /** A pointer that can hover: do not promise hover effects to a finger. */
  hover: '(hover: hover)',
  /** The visitor asked for less movement. */
  reducedMotion: '(prefers-reduced-motion: reduce)',
  /** High-contrast modes that replace colours with the visitor's own. */
  forcedColors: '(forced-colors: active)',
  /** On paper. */
  print: 'print',
} as const;

/** For `'@media'`, after all other queries: what can only be pressed has no place on paper. */
export const notPrinted = { [media.print]: { display: 'none' } } as const;
