/**
 * Media queries for `.css.ts` files, `'@media': { [media.md]: { … } }`, and for `matchMedia`. Widths are in em, so that
 * whoever asked the browser for larger letters gets the layout that has room for them; pixels are for letters of 16px.
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
  /** 64em (1024px) and wider: a desk. */
  lg: '(min-width: 64em)',
  /** A pointer that can hover: do not promise hover effects to a finger. */
  hover: '(hover: hover)',
  /** The visitor did not ask for less movement. */
  motion: '(prefers-reduced-motion: no-preference)',
  /** The visitor asked for less movement. */
  reducedMotion: '(prefers-reduced-motion: reduce)',
  /** High-contrast modes that replace colors with the visitor's own. */
  forcedColors: '(forced-colors: active)',
  /** On paper. */
  print: 'print',
} as const;

/** For `'@media'`, after all other queries: what can only be pressed has no place on paper. */
export const notPrinted = { [media.print]: { display: 'none' } } as const;
