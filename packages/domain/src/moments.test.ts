import { describe, expect, it } from 'vitest';
import { formatDateTime, memberSince, messageTime } from './moments.ts';

const now = '2026-06-15T16:00:00.000Z';
const hour = 3_600_000;
const ago = (ms: number): string => new Date(Date.parse(now) - ms).toISOString();

describe('messageTime', () => {
  it.each([
    [0, '4:00 PM'],
    [-hour, '5:00 PM'],
    [17 * hour, '11:00 PM'],
    [24 * hour - 1, '4:00 PM'],
    [24 * hour, 'Sunday'],
    [168 * hour - 60_000, 'Monday'],
    [168 * hour, 'Jun 8, 2026'],
  ])('%d ms old reads %s', (age, text) => {
    expect(messageTime(ago(age), now, 'UTC')).toBe(text);
  });
});

it('says the whole moment where there is room', () => {
  expect(formatDateTime('2026-06-15T16:05:00.000Z', 'UTC')).toBe('June 15, 2026 at 4:05 PM');
});

it('says since when someone is a member', () => {
  expect(memberSince('2024-01-15T12:00:00.000Z', 'UTC')).toBe('Member since January 2024');
});
