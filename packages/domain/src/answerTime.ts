import type { AnswerTime } from './entities.ts';
import * as limits from './limits/index.ts';

const hour = 3_600_000;

/** The longest that each may take, shortest first. A week is no few days any more, and nothing is said of it. */
const longest: readonly (readonly [AnswerTime, number])[] = [
  ['hour', hour],
  ['hours', 6 * hour],
  ['day', 24 * hour],
  ['days', 5 * 24 * hour],
];

/**
 * How quickly a seller usually answers.
 *
 * @param medianMs What half of their first answers took at the most, in milliseconds.
 * @param answered How many people they have answered.
 * @returns Undefined where that is nothing to go by, or nothing to tell.
 */
export function answerTime(medianMs: number, answered: number): AnswerTime | undefined {
  if (answered < limits.answersToTell) return undefined;
  return longest.find(([, most]) => medianMs <= most)?.[0];
}
