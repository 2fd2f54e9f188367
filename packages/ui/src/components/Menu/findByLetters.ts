/**
 * Index of the item for typed letters: the next one whose label starts with them. The same letter repeated cycles
 * through the items that start with it. -1 without a match.
 */
export function findByLetters(labels: readonly string[], letters: string, from: number): number {
  const wanted = letters.toLocaleLowerCase();
  const repeated = Array.from(wanted).every((letter) => letter === wanted[0]);
  const prefix = repeated ? (wanted[0] ?? '') : wanted;
  const start = repeated ? from + 1 : Math.max(from, 0);
  for (let step = 0; step < labels.length; step += 1) {
    const index = (start + step) % labels.length;
    if (labels[index]?.trim().toLocaleLowerCase().startsWith(prefix)) return index;
  }
  return -1;
}
