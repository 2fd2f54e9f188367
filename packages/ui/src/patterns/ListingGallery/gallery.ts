/**
 * The photo `delta` steps away from `index`, going round at both ends. Answers 0 for an empty gallery.
 */
export function stepAround(index: number, count: number, delta: number): number {
  if (count <= 0) return 0;
  return (((index + delta) % count) + count) % count;
}

/** Shorter moves are taps, in CSS pixels. */
const swipeMin = 40;

/**
 * What a finger's movement asks for: 1 for the next photo, -1 for the previous one, 0 for neither (a tap, or a scroll
 * of the page). In right-to-left text the next photo comes from the left.
 */
export function swipeStep(dx: number, dy: number, direction: 'ltr' | 'rtl' = 'ltr'): -1 | 0 | 1 {
  if (Math.abs(dx) < swipeMin || Math.abs(dx) < Math.abs(dy) * 1.5) return 0;
  const towardsStart = dx < 0;
  return towardsStart === (direction === 'ltr') ? 1 : -1;
}
