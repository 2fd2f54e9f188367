import * as limits from '../limits/index.ts';

/** A date field on the wire. */
export type Iso = string | null | undefined;

const isoPattern =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;

/**
 * Reads an ISO 8601 text. A time without a zone counts as UTC, as everywhere on the wire.
 *
 * @returns undefined for empty values, for days that do not exist (2024-02-30) and for years before 1900, which are
 *   mistakes here.
 */
export function parseDate(iso: Iso): Date | undefined {
  const parts = iso ? isoPattern.exec(iso.trim()) : null;
  if (!parts) return undefined;
  const [, year = '', month = '', day = '', time = '00:00', zone = 'Z'] = parts;
  if (Number(year) < limits.earliestYear) return undefined;
  // `Date` rolls February 30 over to March 1 instead of rejecting it.
  const lastDay = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  if (Number(month) < 1 || Number(month) > 12 || Number(day) < 1 || Number(day) > lastDay) return undefined;
  const offset = /^[+-]\d{2}$/.test(zone) ? `${zone}:00` : zone.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2');
  const date = new Date(`${year}-${month}-${day}T${time}${offset.toUpperCase()}`);
  return Number.isNaN(date.getTime()) ? undefined : date;
}
