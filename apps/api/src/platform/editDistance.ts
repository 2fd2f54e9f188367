interface Costs {
  /** Cost of replacing a letter. Default 1, and 0 for the same letter. */
  wrong?: (a: string, b: string) => number;
  /** Extra cost, once, when letters at the start are missing or added. Default 0. */
  ahead?: number;
}

/**
 * The Damerau-Levenshtein distance of two words: letters added, removed, replaced or swapped with their
 * neighbor.
 */
export function editDistance(
  from: string,
  to: string,
  { wrong = (a, b) => (a === b ? 0 : 1), ahead = 0 }: Costs = {},
): number {
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => (index === 0 ? 0 : index + ahead));
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row + ahead];
    for (let column = 1; column <= to.length; column += 1) {
      const a = from.charAt(row - 1);
      const b = to.charAt(column - 1);
      let best = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + wrong(a, b),
      );
      if (row > 1 && column > 1 && a === to[column - 2] && b === from[row - 2])
        best = Math.min(best, (before[column - 2] ?? 0) + 1);
      current.push(best);
    }
    before = last;
    last = current;
  }
  return last[to.length] ?? 0;
}
