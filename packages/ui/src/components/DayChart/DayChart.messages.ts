import type { Formats } from '../../lib/index.ts';

/** The words of `DayChart`. */
export interface DayChartMessages {
  /** What the picture shows, in one sentence: it is the name of the picture. Numbers and days are written already. */
  summary: (said: { label: string; from: string; to: string; most: string; mostOn: string }) => string;
  /** The same where no day has a number. */
  nothing: (label: string) => string;
  /** What opens the table. */
  table: (label: string) => string;
  /** Name of the column of days. */
  day: string;
  /** How many days are looked at, beside the number over all of them. */
  days: (count: number, formats: Formats) => string;
  /** The same, where the number is their average. */
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
