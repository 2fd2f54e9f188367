import { describe, expect, it } from 'vitest';
import { formatDate, parseDate, relativeDate } from './dates.ts';
import { formatDateTime, memberSince, messageTime } from './moments.ts';

const now = '2026-06-15T16:00:00.000Z';
const nowMs = Date.parse(now);
const hour = 3_600_000;
const day = 24 * hour;
const ago = (ms: number): string => new Date(nowMs - ms).toISOString();

describe('dates that are none', () => {
  it.each([
    null,
    undefined,
    '',
    ' ',
    'soon',
    '0',
    '2024-02-30',
    '2023-02-29T10:00:00Z',
    '2024-13-01',
    '2024-00-10',
    '2024-01-00',
    '2024-01-01T25:00:00Z',
    '1899-12-31T23:59:59Z',
    '0001-01-01T00:00:00Z',
    '+275760-09-13',
    'Jan 1, 2024',
  ])('%j', (iso) => {
    expect(parseDate(iso)).toBeUndefined();
    expect(formatDate(iso)).toBe('Date not available');
    expect(formatDateTime(iso)).toBe('Date not available');
    expect(relativeDate(iso, now)).toBe('Date not available');
    expect(messageTime(iso, now)).toBe('Date not available');
    expect(memberSince(iso)).toBe('Date not available');
  });
});

describe('formatDate', () => {
  it.each([
    ['2024-01-15T12:00:00.000Z', 'UTC', 'Jan 15, 2024'],
    ['2024-01-15T03:00:00.000Z', 'America/New_York', 'Jan 14, 2024'],
    ['2024-01-15 12:00:00+00', 'UTC', 'Jan 15, 2024'],
    ['2024-01-15T12:00:00+0530', 'UTC', 'Jan 15, 2024'],
    ['2024-01-15T23:30:00', 'UTC', 'Jan 15, 2024'],
    ['1900-01-01T00:00:00Z', 'UTC', 'Jan 1, 1900'],
    ['2024-02-29T00:00:00Z', 'UTC', 'Feb 29, 2024'],
    // A day without a time is that day in every zone.
    ['2024-01-01', 'America/Los_Angeles', 'Jan 1, 2024'],
  ])('%s in %s reads %s', (iso, zone, text) => {
    expect(formatDate(iso, zone)).toBe(text);
  });
});

describe('relativeDate', () => {
  it.each([
    [0, 'Today'],
    [day - 1, 'Today'],
    [-hour, 'Today'],
    [-40 * day, 'Today'],
    [day, '1 day ago'],
    [2 * day - 1, '1 day ago'],
    [2 * day, '2 days ago'],
    [7 * day - 1, '6 days ago'],
    [7 * day, '1 week ago'],
    [14 * day - 1, '1 week ago'],
    [14 * day, '2 weeks ago'],
    [21 * day, '3 weeks ago'],
    [28 * day, '4 weeks ago'],
    [30 * day - 1, '4 weeks ago'],
    [30 * day, 'May 16, 2026'],
  ])('%d ms old reads %s', (age, text) => {
    expect(relativeDate(ago(age), now, 'UTC')).toBe(text);
  });

  it('takes any kind of now', () => {
    expect(relativeDate(ago(day), nowMs)).toBe('1 day ago');
    expect(relativeDate(ago(day), new Date(nowMs))).toBe('1 day ago');
  });

  it('falls back to the date when now is no time', () => {
    expect(relativeDate(ago(day), 'never', 'UTC')).toBe('Jun 14, 2026');
  });
});
