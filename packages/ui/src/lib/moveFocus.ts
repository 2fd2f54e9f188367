/** A key that moves within a list. */
export type MovingKey = 'ArrowDown' | 'ArrowUp' | 'Home' | 'End';

/** Maps a key's name to a moving key, if it is one. */
export const movingKeys: Partial<Record<string, MovingKey>> = {
  ArrowDown: 'ArrowDown',
  ArrowUp: 'ArrowUp',
  Home: 'Home',
  End: 'End',
};

/** Index of the next focused item among `count`; wraps around. `from` is -1 before the first move. */
export function moveFocus(key: MovingKey, from: number, count: number): number {
  switch (key) {
    case 'ArrowDown':
      return (from + 1) % count;
    case 'ArrowUp':
      return from <= 0 ? count - 1 : from - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
  }
}
