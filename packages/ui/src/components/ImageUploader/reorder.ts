/** A rectangle on screen, as from `getBoundingClientRect`. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A list with one entry moved. Positions outside the list are clamped. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, index) => index !== from);
  const moved = items.slice(from, from + 1);
  const target = Math.max(0, Math.min(to, rest.length));
  return [...rest.slice(0, target), ...moved, ...rest.slice(target)];
}

/**
 * The target index of a key for the entry at `index`: arrows one position (left and right are swapped in
 * right-to-left text), Home and End to the ends.
 *
 * @returns undefined for other keys, and when it is there already.
 */
export function keyTarget(key: string, index: number, count: number, isRtl = false): number | undefined {
  const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
  const backward = isRtl ? 'ArrowRight' : 'ArrowLeft';
  const targets: Record<string, number> = {
    [forward]: index + 1,
    ArrowDown: index + 1,
    [backward]: index - 1,
    ArrowUp: index - 1,
    Home: 0,
    End: count - 1,
  };
  const target = targets[key];
  return target === undefined || target === index || target < 0 || target >= count ? undefined : target;
}

/** Index of the box that contains a point, or undefined. */
export function boxAt(boxes: readonly Box[], x: number, y: number): number | undefined {
  const found = boxes.findIndex(
    ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
  );
  return found < 0 ? undefined : found;
}
