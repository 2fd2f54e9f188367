import * as limits from './limits/index.ts';

/** What happened on one day, by UTC. */
export interface DayNumbers {
  /** As YYYY-MM-DD. */
  day: string;
  /** How many were posted. */
  listings: number;
  /** How many registered. */
  people: number;
  /** How many people wrote. */
  messages: number;
  /** How many listings were sold that day, whenever they were posted. */
  sold: number;
  /** How many reports came in. */
  reports: number;
  /** Half of the cases decided that day were decided within so many; null where none was. */
  hours_to_decision: number | null;
}

/** `GET /admin/numbers`, with how many `days` */
export interface NumbersAnswer {
  /** The last is today, which is not over. */
  days: DayNumbers[];
}

/**
 * How many days the numbers are asked for.
 *
 * @param text as the address says it
 * @returns undefined when it is not a number of days that can be asked for
 */
export function numbersDays(text: string | undefined): number | undefined {
  if (text === undefined) return limits.numbersDays;
  const days = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return days >= limits.numbersDaysMin && days <= limits.numbersDaysMax ? days : undefined;
}
