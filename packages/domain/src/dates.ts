import * as limits from './limits/index.ts';
import { common } from './texts/index.ts';

/** A point in time: a Date, milliseconds since 1970, or an ISO 8601 text. */
export type Moment = Date | number | string;

/** What a date field may hold on the wire. */
export type Iso = string | null | undefined;

const dayMs = 86_400_000;
const isoPattern =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;

/**
 * Reads an ISO 8601 text. A time without a zone counts as UTC, as everything on the wire does.
 *
 * @returns undefined for nothing, for days that do not exist (2024-02-30) and for years before
 * 1900, which are mistakes rather than dates here.
 */
export function parseDate(iso: Iso): Date | undefined {
  const parts = iso ? isoPattern.exec(iso.trim()) : null;
  if (!parts) return undefined;
  const [, year = '', month = '', day = '', time = '00:00', zone = 'Z'] = parts;
  if (Number(year) < limits.earliestYear) return undefined;
  // Date rolls February 30 over to March 1 instead of refusing it.
  const lastDay = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  if (Number(month) < 1 || Number(month) > 12 || Number(day) < 1 || Number(day) > lastDay) return undefined;
  const offset = /^[+-]\d{2}$/.test(zone) ? `${zone}:00` : zone.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2');
  const date = new Date(`${year}-${month}-${day}T${time}${offset.toUpperCase()}`);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** A point in time in milliseconds since 1970; NaN for what is none. */
export function toTime(moment: Moment): number {
  if (typeof moment === 'number') return moment;
  return typeof moment === 'string' ? (parseDate(moment)?.getTime() ?? Number.NaN) : moment.getTime();
}

/** A day without a time means that day everywhere, so it is never shifted into a local zone. */
export function zoneFor(iso: Iso, timeZone: string | undefined): string | undefined {
  return iso && iso.trim().length === 10 ? 'UTC' : timeZone;
}

/** Made once each: making one takes a hundred times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** A date in the words of the product's language. */
export function inWords(
  date: Date,
  options: Intl.DateTimeFormatOptions,
  timeZone: string | undefined,
): string {
  const name = JSON.stringify([options, timeZone]);
  const format = formats.get(name) ?? new Intl.DateTimeFormat('en-US', { ...options, timeZone });
  formats.set(name, format);
  // Newer locale data puts a narrow no-break space before AM; older data a space. One of them.
  return format.format(date).replaceAll('\u202F', ' ');
}

/**
 * 'Jan 15, 2024', or 'Date not available'.
 *
 * @param timeZone IANA name; default: the zone of the device.
 */
export function formatDate(iso: Iso, timeZone?: string): string {
  const date = parseDate(iso);
  if (!date) return common.dateNotAvailable;
  return inWords(date, { year: 'numeric', month: 'short', day: 'numeric' }, zoneFor(iso, timeZone));
}

/**
 * How long ago something was posted: 'Today', '1 day ago', 'N days ago', 'N weeks ago', from 30
 * days on the date. A moment in the future is a wrong clock and reads 'Today'.
 */
export function relativeDate(iso: Iso, now: Moment, timeZone?: string): string {
  const date = parseDate(iso);
  if (!date) return common.dateNotAvailable;
  const days = Math.floor((toTime(now) - date.getTime()) / dayMs);
  if (days >= limits.relativeWeeksBelow || Number.isNaN(days)) return formatDate(iso, timeZone);
  if (days < 1) return common.today;
  if (days < limits.relativeDaysBelow) return days === 1 ? '1 day ago' : `${days} days ago`;
  const weeks = Math.floor(days / 7);
  return weeks === 1 ? '1 week ago' : `${weeks} weeks ago`;
}
