import { limits } from '@porchlight/domain';
import { useMemo } from 'react';

import { daysSince, type Iso, useDates } from './useDates.ts';

/* Date formats that only some pages need: separate from `useDates`, which every list of listings loads. */

/** Formats the times of records. Missing or invalid ones are 'Date not available'. */
export interface Moments {
  /** 'January 2024', or the result of `say`. */
  month: (iso: Iso, say?: (month: string) => string) => string;
  /** 'January 15, 2024 at 3:05 PM', for titles and screen readers. */
  moment: (iso: Iso) => string;
  /**
   * Time of a message: the time under 24 hours, the weekday under 168, otherwise the date. Elapsed hours count, not
   * midnight.
   *
   * @param now the current time, in milliseconds since 1970.
   */
  message: (iso: Iso, now: number) => string;
}

/** Time formats below this `KitProvider`. */
export function useMoments(): Moments {
  const { day, write } = useDates();
  return useMemo(
    () => ({
      month: (iso, say) => write(iso, { year: 'numeric', month: 'long' }, say),
      moment: (iso) => write(iso, { dateStyle: 'long', timeStyle: 'short' }),
      message(iso, now) {
        const hours = daysSince(iso, now) * 24;
        if (hours < limits.messageTimeHours) return write(iso, { hour: 'numeric', minute: '2-digit' });
        return hours < limits.messageWeekdayHours ? write(iso, { weekday: 'long' }) : day(iso);
      },
    }),
    [day, write],
  );
}
