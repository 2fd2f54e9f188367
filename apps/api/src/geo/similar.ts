import { editDistance } from '../editDistance.ts';

/** Shorter names are too like each other to be guessed at. */
const CHARS_MIN = 4;

/** Whether it can be guessed what a folded text was meant to be: not where it is short, or holds a number. */
export const isGuessable = (typed: string): boolean => typed.length >= CHARS_MIN && !/\d/.test(typed);

/**
 * Whether a name is nearly what was typed, whole or as far as it was typed: two slips of the finger in a long name, one
 * in a short one or in the beginning of one. Both are folded.
 */
export function isNearlyCalled(typed: string, name: string): boolean {
  const allowed = typed.length <= 6 ? 1 : 2;
  if (Math.abs(typed.length - name.length) <= allowed && editDistance(typed, name) <= allowed) return true;
  return name.length > typed.length && editDistance(typed, name.slice(0, typed.length)) <= 1;
}
