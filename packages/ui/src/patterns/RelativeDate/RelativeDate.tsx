import type { ComponentProps } from 'react';

import { useDates } from '../../lib/index.ts';

export interface RelativeDateProps extends Omit<ComponentProps<'time'>, 'children' | 'dateTime'> {
  /** ISO 8601 UTC. Missing or invalid dates read 'Date not available'. */
  date: string | null | undefined;
  /** The current time, in milliseconds since 1970: a prop, so that server, browser and tests agree. */
  now: number;
}

/**
 * The age of a post: 'Today', '3 days ago', '2 weeks ago', then the date. The full date is its title. Not for
 * messages, which show the time of day.
 * Renders `<time dateTime>`, or `<span>` without a valid date.
 */
export function RelativeDate({ date, now, ...rest }: RelativeDateProps) {
  const dates = useDates();
  const words = dates.age(date, now);
  const full = dates.day(date);
  const isDate = typeof date === 'string' && !Number.isNaN(Date.parse(date));
  if (!isDate) return <span {...rest}>{words}</span>;
  return (
    <time title={full === words ? undefined : full} {...rest} dateTime={date}>
      {words}
    </time>
  );
}
