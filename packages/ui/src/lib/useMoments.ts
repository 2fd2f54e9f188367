import { limits } from '@porchlight/domain';
import { useMemo } from 'react';

import { daysSince, type Iso, useDates } from './useDates.ts';

/* What only some pages say of a date: apart from `useDates`, which every list of listings carries. */

/** How the moments of records are written here. What is missing or no date reads 'Date not available'. */
export interface Moments {
  /** 'January 2024', or a sentence that `say` makes of it. */
  month: (iso: Iso, say?: (month: string) => string) => string;
  /** 'January 15, 2024 at 3:05 PM', for titles and screen readers. */
  moment: (iso: Iso) => string;
  /**
   * When a message was sent: the time under 24 hours, the weekday under 168, otherwise the date. Hours elapsed decide,
   * not midnight.
   *
   * @param now the present, in milliseconds since 1970.
   */
  message: (iso: Iso, now: number) => string;
}

/** How the moments of records are written below this `KitProvider`. */
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
