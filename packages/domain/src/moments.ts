import { type Iso, formatDate, inWords, type Moment, parseDate, toTime, zoneFor } from './dates.ts';
import * as limits from './limits/index.ts';
import { common, listing as listingTexts } from './texts/index.ts';

/* What only some pages say of a date: apart from `dates.ts`, which every list of listings carries. */

const hourMs = 3_600_000;

/** 'January 15, 2024 at 3:05 PM', for titles and screen readers, or 'Date not available'. */
export function formatDateTime(iso: Iso, timeZone?: string): string {
  const date = parseDate(iso);
  return date ? inWords(date, { dateStyle: 'long', timeStyle: 'short' }, timeZone) : common.dateNotAvailable;
}

/**
 * When a message was sent: the time under 24 hours, the weekday under 168, otherwise the date.
 * Hours elapsed decide, not midnight; put `formatDateTime` in the title beside it.
 */
export function messageTime(iso: Iso, now: Moment, timeZone?: string): string {
  const date = parseDate(iso);
  if (!date) return common.dateNotAvailable;
  const hours = (toTime(now) - date.getTime()) / hourMs;
  if (hours < limits.messageTimeHours) return inWords(date, { hour: 'numeric', minute: '2-digit' }, timeZone);
  if (hours < limits.messageWeekdayHours) return inWords(date, { weekday: 'long' }, timeZone);
  return formatDate(iso, timeZone);
}

/** 'Member since January 2024', or 'Date not available'. */
export function memberSince(iso: Iso, timeZone?: string): string {
  const date = parseDate(iso);
  if (!date) return common.dateNotAvailable;
  return listingTexts.memberSince(inWords(date, { year: 'numeric', month: 'long' }, zoneFor(iso, timeZone)));
}
