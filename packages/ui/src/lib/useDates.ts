import { limits, parseDate } from '@porchlight/domain';
import { useMemo } from 'react';

import { english } from './Dates.messages.ts';
import { type Formats, useFormats } from './useFormats.ts';
import { useMessages } from './useMessages.ts';

/** An ISO 8601 text as records hold it; a time without a zone counts as UTC. */
type Iso = string | null | undefined;

/** How the dates of records are written here. What is missing or no date reads 'Date not available'. */
export interface Dates {
  /** 'Jan 15, 2024' */
  day: (iso: Iso) => string;
  /** 'January 2024', or a sentence that `say` makes of it. */
  month: (iso: Iso, say?: (month: string) => string) => string;
  /** 'January 15, 2024 at 3:05 PM', for titles and screen readers. */
  moment: (iso: Iso) => string;
  /**
   * How long ago something was posted: 'Today', '1 day ago', '3 weeks ago', from 30 days on the date. A moment in the
   * future is a wrong clock and reads 'Today'.
   *
   * @param now the present, in milliseconds since 1970.
   */
  age: (iso: Iso, now: number) => string;
  /**
   * When a message was sent: the time under 24 hours, the weekday under 168, otherwise the date. Hours elapsed decide,
   * not midnight.
   *
   * @param now the present, in milliseconds since 1970.
   */
  message: (iso: Iso, now: number) => string;
}

const dayMs = 86_400_000;

function createDates({ date, ago }: Formats, words: typeof english): Dates {
  const write = (iso: Iso, options: Intl.DateTimeFormatOptions, say = (text: string) => text): string => {
    const moment = parseDate(iso);
    if (!moment) return words.notAvailable;
    // A day without a time means that day everywhere, so it is never shifted into a local zone.
    return say(date(moment, iso?.trim().length === 10 ? { ...options, timeZone: 'UTC' } : options));
  };
  const since = (iso: Iso, now: number): number => (now - (parseDate(iso)?.getTime() ?? Number.NaN)) / dayMs;
  const day = (iso: Iso): string => write(iso, { year: 'numeric', month: 'short', day: 'numeric' });
  return {
    day,
    month: (iso, say) => write(iso, { year: 'numeric', month: 'long' }, say),
    moment: (iso) => write(iso, { dateStyle: 'long', timeStyle: 'short' }),
    age(iso, now) {
      const days = Math.floor(since(iso, now));
      if (days < 1) return words.today;
      if (days < limits.relativeDaysBelow) return ago(days, 'day');
      return days < limits.relativeWeeksBelow ? ago(Math.floor(days / 7), 'week') : day(iso);
    },
    message(iso, now) {
      const hours = since(iso, now) * 24;
      if (hours < limits.messageTimeHours) return write(iso, { hour: 'numeric', minute: '2-digit' });
      return hours < limits.messageWeekdayHours ? write(iso, { weekday: 'long' }) : day(iso);
    },
  };
}

/** How the dates of records are written below this `KitProvider`. */
export function useDates(): Dates {
  const formats = useFormats();
  const words = useMessages('Dates', english);
  return useMemo(() => createDates(formats, words), [formats, words]);
}
