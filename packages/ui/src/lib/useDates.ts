import { limits, parseDate } from '@porchlight/domain';
import { useContext, useMemo } from 'react';

import { english } from './Dates.messages.ts';
import { KitContext } from './kit.tsx';
import { once } from './once.ts';
import { useMessages } from './useMessages.ts';
import { useTimeZone } from './useTimeZone.ts';

/** An ISO 8601 text from a record; a time without a zone counts as UTC. */
export type Iso = string | null | undefined;

/** Formats the days of records. Missing or invalid dates are 'Date not available'. */
export interface Dates {
  /** 'Jan 15, 2024' */
  day: (iso: Iso) => string;
  /**
   * Age of a record: 'Today', '1 day ago', '3 weeks ago', from 30 days on the date. A time in the future comes from a
   * wrong clock and is 'Today'.
   *
   * @param now the current time, in milliseconds since 1970.
   */
  age: (iso: Iso, now: number) => string;
  /** Any other format. */
  write: (iso: Iso, options: Intl.DateTimeFormatOptions, say?: (written: string) => string) => string;
}

const dayMs = 86_400_000;

/** Days from a date until now; NaN for an invalid date. */
export const daysSince = (iso: Iso, now: number): number =>
  (now - (parseDate(iso)?.getTime() ?? Number.NaN)) / dayMs;

function createDates(locale: string, timeZone: string | undefined, words: typeof english): Dates {
  const ago = (count: number, unit: Intl.RelativeTimeFormatUnit): string =>
    once(`a${locale}`, () => new Intl.RelativeTimeFormat(locale)).format(-count, unit);
  const write: Dates['write'] = (iso, options, say = (written) => written) => {
    const moment = parseDate(iso);
    if (!moment) return words.notAvailable;
    // A day without a time is the same day everywhere, so it is never shifted to a local zone.
    const zoned = { ...options, timeZone: iso?.trim().length === 10 ? 'UTC' : timeZone };
    const format = once(`d${locale}${JSON.stringify(zoned)}`, () => new Intl.DateTimeFormat(locale, zoned));
    // Newer locale data has a narrow no-break space before AM, older data a space. Normalized to a space.
    return say(format.format(moment).replaceAll('\u202F', ' '));
  };
  const day = (iso: Iso): string => write(iso, { year: 'numeric', month: 'short', day: 'numeric' });
  return {
    day,
    write,
    age(iso, now) {
      const days = Math.floor(daysSince(iso, now));
      if (days < 1) return words.today;
      if (days < limits.relativeDaysBelow) return ago(days, 'day');
      return days < limits.relativeWeeksBelow ? ago(Math.floor(days / 7), 'week') : day(iso);
    },
  };
}

/** Date formats below this `KitProvider`. */
export function useDates(): Dates {
  const { locale } = useContext(KitContext);
  const timeZone = useTimeZone();
  const words = useMessages('Dates', english);
  return useMemo(() => createDates(locale, timeZone, words), [locale, timeZone, words]);
}
