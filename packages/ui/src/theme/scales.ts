/**
 * Tokens shared by all themes: type, space, shape, motion. Lengths are in rem of a 16px root, on a 4px grid, so that
 * they scale with the user's text size.
 */

/** A length that grows with the window from 360px to 1280px wide; both bounds in rem. */
export function fluid(min: number, max: number): string {
  const slope = ((max - min) * 16) / (1280 - 360);
  const intercept = min - (slope * 360) / 16;
  const round = (value: number) => Number(value.toFixed(4));
  return min === max
    ? `${min}rem`
    : `clamp(${min}rem, ${round(intercept)}rem + ${round(slope * 100)}vw, ${max}rem)`;
}

/** The six font sizes: smallest and largest, in rem. */
export const typeRange = {
  sm: [0.875, 0.875],
  md: [1, 1.0625],
  lg: [1.125, 1.25],
  xl: [1.3125, 1.5],
  '2xl': [1.625, 2.125],
  '3xl': [2.125, 3.375],
} as const satisfies Record<string, readonly [number, number]>;

export const scales = {
  font: {
    /** The only family, for headings and text; the second name is its metric-matched fallback. */
    family: "'Bricolage Grotesque Variable', 'Bricolage Grotesque Fallback', system-ui, sans-serif",
    size: {
      sm: fluid(...typeRange.sm),
      md: fluid(...typeRange.md),
      lg: fluid(...typeRange.lg),
      xl: fluid(...typeRange.xl),
      '2xl': fluid(...typeRange['2xl']),
      '3xl': fluid(...typeRange['3xl']),
    },
    weight: { regular: '400', medium: '500', semibold: '600', bold: '720' },
    leading: { tight: '1.12', snug: '1.3', normal: '1.55' },
    tracking: { tight: '-0.022em', snug: '-0.012em', normal: '0em', wide: '0.04em' },
  },
  /** Keys are 4px steps. */
  space: {
    '0': '0px',
    '0.5': '0.125rem',
    '1': '0.25rem',
    '2': '0.5rem',
    '3': '0.75rem',
    '4': '1rem',
    '5': '1.25rem',
    '6': '1.5rem',
    '8': '2rem',
    '10': '2.5rem',
    '12': '3rem',
    '16': '4rem',
    '20': '5rem',
    '24': '6rem',
  },
  radius: { sm: '4px', md: '8px', lg: '14px', full: '999px' },
  size: {
    /** Minimum height and width of touch targets. */
    target: '2.75rem',
    /** A line of text no longer than about 70 characters. */
    measure: '34rem',
    /** Maximum content width of a page of text, of a form, of a grid of photos. */
    narrow: '30rem',
    text: '46rem',
    wide: '76rem',
  },
  motion: {
    fast: '120ms',
    base: '160ms',
    slow: '200ms',
    ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  },
} as const;
