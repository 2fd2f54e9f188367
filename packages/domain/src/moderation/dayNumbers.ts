import * as limits from '../limits/index.ts';

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
