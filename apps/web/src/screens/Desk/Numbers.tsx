import type { DayNumbers } from '@porchlight/domain';
import { DayChart, Heading, Stack } from '@porchlight/ui';

import { dayNumbers } from '../../api/index.ts';
import { useDesk } from '../../desk/useDesk.ts';
import * as styles from './Numbers.css.ts';

const words = {
  title: 'The last days',
  listings: 'New listings',
  people: 'New people',
  messages: 'People who wrote',
  sold: 'Sold',
  reports: 'Reports',
  hours: 'Time to decision',
};

const hours: Intl.NumberFormatOptions = { style: 'unit', unit: 'hour', maximumFractionDigits: 1 };

/** What happens on the site, day by day. What could not be had is a dash: the queue below does without. */
export function Numbers() {
  const { data, error } = useDesk(dayNumbers);
  const of = (count: (day: DayNumbers) => number | null) =>
    data?.days.map((day) => ({ day: day.day, value: count(day) })) ??
    (error === undefined ? undefined : null);
  return (
    <Stack as="section" gap={4} aria-labelledby="numbers-title">
      <Heading level={2} size="lg" id="numbers-title">
        {words.title}
      </Heading>
      <div className={styles.charts}>
        <DayChart label={words.reports} days={of(({ reports }) => reports)} />
        <DayChart
          label={words.hours}
          over="average"
          format={hours}
          days={of(({ hours_to_decision: taken }) => taken)}
        />
        <DayChart label={words.listings} days={of(({ listings }) => listings)} />
        <DayChart label={words.sold} days={of(({ sold }) => sold)} />
        <DayChart label={words.people} days={of(({ people }) => people)} />
        <DayChart label={words.messages} days={of(({ messages }) => messages)} />
      </div>
    </Stack>
  );
}
