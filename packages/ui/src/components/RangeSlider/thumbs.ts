/** What lies between two values, low first. */
export type RangeValue = readonly [low: number, high: number];

/** Which of the two thumbs. */
export type Thumb = 0 | 1;

/**
 * The thumb that a press at `at` is meant for: the nearer one. Where both lie on each other it is the one that can go
 * there; exactly on both it is not known before the pointer has moved.
 */
export function nearestThumb([low, high]: RangeValue, at: number): Thumb | undefined {
  if (low === high) return at === low ? undefined : at < low ? 0 : 1;
  return Math.abs(at - low) <= Math.abs(at - high) ? 0 : 1;
}

/** Both values after one thumb went to `to`, as far as the other one lets it. */
export function moveThumb([low, high]: RangeValue, thumb: Thumb, to: number): RangeValue {
  return thumb === 0 ? [Math.min(to, high), high] : [low, Math.max(to, low)];
}

/** How far along the track a value is, from 0 to 1. */
export function shareOf(value: number, min: number, max: number): number {
  return max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) : 0;
}
