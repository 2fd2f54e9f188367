import { editDistance } from '../../platform/editDistance.ts';

/** Shorter names are too similar to each other for guesses. */
const CHARS_MIN = 4;

/** Whether to guess similar names for a folded text: not when it is short or contains a number. */
export const isGuessable = (typed: string): boolean => typed.length >= CHARS_MIN && !/\d/.test(typed);

/**
 * Whether a folded name is similar to a typed text, in full or as far as typed: up to two typing errors in a
 * long name, one in a short or partial one.
 */
export function isNearlyCalled(typed: string, name: string): boolean {
  const allowed = typed.length <= 6 ? 1 : 2;
  if (Math.abs(typed.length - name.length) <= allowed && editDistance(typed, name) <= allowed) return true;
  return name.length > typed.length && editDistance(typed, name.slice(0, typed.length)) <= 1;
}
