/** The index `delta` steps from `index`, wrapping around. 0 for an empty gallery. */
export function stepAround(index: number, count: number, delta: number): number {
  if (count <= 0) return 0;
  return (((index + delta) % count) + count) % count;
}

/**
 * Index of the slide that fills most of the row, with slides as wide as the row; `scrolled` is negative in
 * right-to-left text.
 */
export function slideAt(scrolled: number, width: number, count: number): number {
  // A row that is not rendered has no width.
  const at = width > 0 ? Math.round(Math.abs(scrolled) / width) : 0;
  return Math.max(0, Math.min(at, count - 1));
}
