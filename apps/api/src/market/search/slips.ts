import { editDistance } from '../../platform/editDistance.ts';

/** Letters with similar sounds, often confused in spelling by ear. */
const alike = ['aeiouy', 'ckq', 'csz', 'gj', 'dt', 'bp', 'vfw', 'mn'];
/** Rows of neighboring keys on a keyboard. */
const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

const isNeighbor = (a: string, b: string): boolean =>
  rows.some((row, n) => {
    const place = row.indexOf(a);
    if (place < 0) return false;
    const below = rows[n + 1] ?? '';
    const above = rows[n - 1] ?? '';
    const around = [
      row[place - 1],
      row[place + 1],
      below[place - 1],
      below[place],
      above[place],
      above[place + 1],
    ];
    return around.includes(b);
  });

const isNear = (a: string, b: string): boolean =>
  isNeighbor(a, b) || alike.some((group) => group.includes(a) && group.includes(b));

/** Pairs of similar letters, computed once, because a word is compared with hundreds. */
const nearPairs: ReadonlySet<string> = new Set(
  rows
    .join('')
    .split('')
    .flatMap((a, _, letters) => letters.filter((b) => isNear(a, b)).map((b) => a + b)),
);

/** A wrong letter counts as one error if it is similar to the right one by sound or key, otherwise as two. */
function wrong(a: string, b: string): number {
  if (a === b) return 0;
  return nearPairs.has(a + b) ? 1 : 2;
}

/**
 * Number of errors between two words: letters missing, added, swapped with their neighbor, or wrong. A missing or
 * added letter at the start, where users notice it, counts as two.
 */
export const slips = (from: string, to: string): number => editDistance(from, to, { wrong, ahead: 1 });

const sorted = (word: string): string => word.split('').toSorted().join('');

/**
 * Whether a typed word may mean another. Short words easily become other words, so they may only lack or swap a
 * letter.
 */
export function isSlipOf(typed: string, word: string): boolean {
  const { length } = typed;
  // Each letter of difference in length is an error already.
  if (length < 3 || typed === word || Math.abs(length - word.length) > 2) return false;
  const count = slips(typed, word);
  if (length >= 6) return count <= 2;
  if (count > 1) return false;
  if (length === 5) return true;
  if (typed[0] !== word[0] && typed[0] !== word[1]) return false;
  return word.length === length + 1 || sorted(typed) === sorted(word);
}
