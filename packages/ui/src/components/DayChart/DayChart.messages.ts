import type { Formats } from '../../lib/index.ts';

/** Texts of `DayChart`. */
export interface DayChartMessages {
  /** A sentence that summarizes the chart: its accessible name. Numbers and days are already formatted. */
  summary: (said: { label: string; from: string; to: string; most: string; mostOn: string }) => string;
  /** The same when no day has a number. */
  nothing: (label: string) => string;
  /** Opens the table. */
  table: (label: string) => string;
  /** Header of the column of days. */
  day: string;
  /** The number of days, next to the total. */
  days: (count: number, formats: Formats) => string;
  /** The same for an average. */
  average: (count: number, formats: Formats) => string;
}

export const english: DayChartMessages = {
  summary: ({ label, from, to, most, mostOn }) =>
    `${label} by day, ${from} to ${to}. The most: ${most}, on ${mostOn}.`,
  nothing: (label) => `${label} by day: no numbers yet.`,
  table: (label) => `${label}, day by day`,
  day: 'Day',
  days: (count, { number }) => (count === 1 ? 'in 1 day' : `in ${number(count)} days`),
  average: (count, { number }) => (count === 1 ? 'on 1 day' : `on average, of ${number(count)} days`),
};
