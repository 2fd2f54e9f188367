import * as limits from '../limits/index.ts';

/** Totals of one day, in UTC. */
export interface DayNumbers {
  /** As YYYY-MM-DD. */
  day: string;
  listings: number;
  /** Users registered. */
  people: number;
  /** Users who sent a message. */
  messages: number;
  /** Listings sold that day, whenever they were posted. */
  sold: number;
  reports: number;
  /** Median hours to decision of the cases decided that day; `null` without cases. */
  hours_to_decision: number | null;
}

/** `GET /admin/numbers`, for this many `days` */
export interface NumbersAnswer {
  /** The last one is today, still incomplete. */
  days: DayNumbers[];
}

/**
 * The number of days for the statistics.
 *
 * @param text from the URL
 * @returns undefined when it is not an allowed number of days
 */
export function numbersDays(text: string | undefined): number | undefined {
  if (text === undefined) return limits.numbersDays;
  const days = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return days >= limits.numbersDaysMin && days <= limits.numbersDaysMax ? days : undefined;
}
