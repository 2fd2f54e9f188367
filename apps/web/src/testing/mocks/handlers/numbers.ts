import { type DayNumbers, numbersDays, sentences } from '@porchlight/domain';
import { http } from 'msw';

import { at, data, invalid, never, queryOf } from '../answers.ts';

import { model, now } from '../model.ts';
import { moderator } from './desk.ts';

const DAY = 24 * 3_600_000;
const HOUR = 3_600_000;

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

/** The mock's numbers of a day. */
function numbersOf(day: string): DayNumbers {
  const { listings, users, messages, cases } = model();
  const count = (times: readonly (string | undefined)[]): number =>
    times.filter((time) => time?.startsWith(day) === true).length;
  const decided = cases.flatMap(({ state, opened_at: opened, decisions: [last] }) =>
    state === 'decided' && last?.made_at.startsWith(day) === true
      ? [(Date.parse(last.made_at) - Date.parse(opened)) / HOUR]
      : [],
  );
  return {
    day,
    listings: count(listings.map(({ created_at: posted }) => posted)),
    people: count(users.map(({ created_at: since }) => since)),
    messages: count(messages.flatMap(({ notice, created_at: sent }) => (notice === undefined ? [sent] : []))),
    sold: count(listings.flatMap(({ status, updated_at: sold }) => (status === 'sold' ? [sold] : []))),
    reports: count(
      cases.flatMap(({ subject, reports_list: reports }) =>
        subject === 'question' ? [] : reports.map(({ created_at: sent }) => sent),
      ),
    ),
    hours_to_decision: median(decided),
  };
}

/** Daily numbers of the site. */
export const numbers = {
  ok: [
    http.get(at('/admin/numbers'), ({ request }) => {
      moderator(request);
      const days = numbersDays(queryOf(request).get('days')?.trim() || undefined);
      if (days === undefined) return invalid({ days: [sentences.daysOutOfRange()] });
      const today = Date.parse(now());
      const names = Array.from({ length: days }, (_, n) =>
        new Date(today - (days - 1 - n) * DAY).toISOString().slice(0, 10),
      );
      return data({ days: names.map(numbersOf) });
    }),
  ],
  pending: [http.get(at('/admin/numbers'), never)],
};
