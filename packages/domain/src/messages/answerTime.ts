import type { AnswerTime } from '../wire/values.ts';
import * as limits from '../limits/index.ts';

const hour = 3_600_000;

/** The upper bound of each value, shortest first. Sellers who take a week or longer get none. */
const longest: readonly (readonly [AnswerTime, number])[] = [
  ['hour', hour],
  ['hours', 6 * hour],
  ['day', 24 * hour],
  ['days', 5 * 24 * hour],
];

/**
 * How quickly a seller usually replies.
 *
 * @param medianMs Median time to their first reply, in milliseconds.
 * @param answered How many people they have replied to.
 * @returns Undefined with too few replies, or when they are too slow.
 */
export function answerTime(medianMs: number, answered: number): AnswerTime | undefined {
  if (answered < limits.answersToTell) return undefined;
  return longest.find(([, most]) => medianMs <= most)?.[0];
}
