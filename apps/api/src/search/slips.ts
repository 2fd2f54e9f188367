import { editDistance } from '../editDistance.ts';

/** Letters that stand for like sounds: whoever spells by ear takes one for the other. */
const alike = ['aeiouy', 'ckq', 'csz', 'gj', 'dt', 'bp', 'vfw', 'mn'];
/** Letters that lie side by side on a keyboard. */
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

/** Pairs of letters that are near each other: found once, since a word is compared with hundreds. */
const nearPairs: ReadonlySet<string> = new Set(
  rows
    .join('')
    .split('')
    .flatMap((a, _, letters) => letters.filter((b) => isNear(a, b)).map((b) => a + b)),
);

/** A wrong letter is one slip where it is near the right one to the ear or the finger; else it is another word. */
function wrong(a: string, b: string): number {
  if (a === b) return 0;
  return nearPairs.has(a + b) ? 1 : 2;
}

/**
 * How many slips lead from one word to another: letters left out, added, swapped with their neighbor, or wrong. One that
 * is missing or too many in front, where people look, counts as two.
 */
export const slips = (from: string, to: string): number => editDistance(from, to, { wrong, ahead: 1 });

const sorted = (word: string): string => word.split('').toSorted().join('');

/** Whether a word may be meant by another that was typed. A short one is soon another word: it may lack or swap a letter. */
export function isSlipOf(typed: string, word: string): boolean {
  const { length } = typed;
  // Each letter more or less is a slip already.
  if (length < 3 || typed === word || Math.abs(length - word.length) > 2) return false;
  const count = slips(typed, word);
  if (length >= 6) return count <= 2;
  if (count > 1) return false;
  if (length === 5) return true;
  if (typed[0] !== word[0] && typed[0] !== word[1]) return false;
  return word.length === length + 1 || sorted(typed) === sorted(word);
}
