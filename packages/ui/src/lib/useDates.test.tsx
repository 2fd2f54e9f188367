// @vitest-environment jsdom
import { texts } from '@porchlight/domain';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';

import { KitProvider, type KitProviderProps } from '../provider/index.ts';
import { useDates, type Dates } from './useDates.ts';
import { useMoments, type Moments } from './useMoments.ts';

afterEach(cleanup);

/** The date formats of a locale. */
function datesIn(settings: Omit<KitProviderProps, 'children'>): Dates & Moments {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <KitProvider {...settings}>{children}</KitProvider>
  );
  return renderHook(() => ({ ...useDates(), ...useMoments() }), { wrapper }).result.current;
}

const now = Date.parse('2026-06-15T16:00:00.000Z');
const hour = 3_600_000;
const day = 24 * hour;
const before = (ms: number): string => new Date(now - ms).toISOString();
const dates = datesIn({ timeZone: 'UTC' });

it.each([null, undefined, '', 'soon', '2024-02-30', '1899-12-31T23:59:59Z'])('%j is not a date', (iso) => {
  const say = (month: string) => `Member since ${month}`;
  const said = [
    dates.day(iso),
    dates.moment(iso),
    dates.month(iso, say),
    dates.age(iso, now),
    dates.message(iso, now),
  ];
  expect(new Set(said)).toEqual(new Set(['Date not available']));
});

it.each([
  ['2024-01-15T12:00:00.000Z', 'UTC', 'Jan 15, 2024'],
  ['2024-01-15T03:00:00.000Z', 'America/New_York', 'Jan 14, 2024'],
  ['2024-01-15T23:30:00', 'UTC', 'Jan 15, 2024'],
  ['1900-01-01T00:00:00Z', 'UTC', 'Jan 1, 1900'],
  // A day without a time is the same day in every time zone.
  ['2024-01-01', 'America/Los_Angeles', 'Jan 1, 2024'],
])('%s in %s is %s', (iso, timeZone, text) => {
  expect(datesIn({ timeZone }).day(iso)).toBe(text);
});

describe('age', () => {
  it.each([
    [0, 'Today'],
    [day - 1, 'Today'],
    [-40 * day, 'Today'],
    [day, '1 day ago'],
    [2 * day - 1, '1 day ago'],
    [2 * day, '2 days ago'],
    [7 * day - 1, '6 days ago'],
    [7 * day, '1 week ago'],
    [14 * day - 1, '1 week ago'],
    [21 * day, '3 weeks ago'],
    [30 * day - 1, '4 weeks ago'],
    [30 * day, 'May 16, 2026'],
  ])('%d ms reads %s', (age, text) => {
    expect(dates.age(before(age), now)).toBe(text);
  });

  it('falls back to the date when now is invalid', () => {
    expect(dates.age(before(day), Number.NaN)).toBe('Jun 14, 2026');
  });
});

describe('time of a message', () => {
  it.each([
    [0, '4:00 PM'],
    [-hour, '5:00 PM'],
    [day - 1, '4:00 PM'],
    [day, 'Sunday'],
    [7 * day - 60_000, 'Monday'],
    [7 * day, 'Jun 8, 2026'],
  ])('%d ms ago reads %s', (age, text) => {
    expect(dates.message(before(age), now)).toBe(text);
  });
});

it('the full date and time', () => {
  expect(dates.moment('2026-06-15T16:05:00.000Z')).toBe('June 15, 2026 at 4:05 PM');
});

it('the month a user joined', () => {
  expect(dates.month('2024-01-15T12:00:00.000Z', texts.listing.memberSince)).toBe(
    'Member since January 2024',
  );
});

it("uses the provider's texts", () => {
  const german = datesIn({ timeZone: 'UTC', locale: 'de-DE', messages: { Dates: { today: 'Heute' } } });
  expect(german.age(before(0), now)).toBe('Heute');
  expect(german.age(before(3 * day), now)).toBe('vor 3 Tagen');
  expect(german.day('2024-01-15T12:00:00.000Z')).toBe('15. Jan. 2024');
  expect(german.message(before(0), now)).toBe('16:00');
});
