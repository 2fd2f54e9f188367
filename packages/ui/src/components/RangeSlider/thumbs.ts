/** A range of two values, low first. */
export type RangeValue = readonly [low: number, high: number];

/** Index of a thumb. */
export type Thumb = 0 | 1;

/**
 * The thumb for a press at `at`: the nearer one. With both at one value, the one that can move there; for a press
 * exactly on both it is undefined until the pointer moves.
 */
export function nearestThumb([low, high]: RangeValue, at: number): Thumb | undefined {
  if (low === high) return at === low ? undefined : at < low ? 0 : 1;
  return Math.abs(at - low) <= Math.abs(at - high) ? 0 : 1;
}

/** Both values after moving one thumb to `to`, limited by the other one. */
export function moveThumb([low, high]: RangeValue, thumb: Thumb, to: number): RangeValue {
  return thumb === 0 ? [Math.min(to, high), high] : [low, Math.max(to, low)];
}

/** Position of a value on the track, from 0 to 1. */
export function shareOf(value: number, min: number, max: number): number {
  return max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) : 0;
}
