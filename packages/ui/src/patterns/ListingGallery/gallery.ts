/**
 * The photo `delta` steps away from `index`, going round at both ends. Answers 0 for an empty gallery.
 */
export function stepAround(index: number, count: number, delta: number): number {
  if (count <= 0) return 0;
  return (((index + delta) % count) + count) % count;
}

/** Which of the slides, each as wide as the row, fills most of it; `scrolled` counts down from right to left. */
export function slideAt(scrolled: number, width: number, count: number): number {
  // A row that is not drawn has no width.
  const at = width > 0 ? Math.round(Math.abs(scrolled) / width) : 0;
  return Math.max(0, Math.min(at, count - 1));
}
