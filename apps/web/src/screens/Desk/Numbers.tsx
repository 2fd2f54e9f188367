import type { DayNumbers } from '@porchlight/domain';
import { DayChart, Heading, Stack } from '@porchlight/ui';

import { dayNumbers } from '../../api/index.ts';
import { useDesk } from '../../desk/useDesk.ts';
import { LoadFailure } from '../../lib/LoadFailure.tsx';
import * as styles from './Numbers.css.ts';
import { words } from './Numbers.words.ts';

const hours: Intl.NumberFormatOptions = { style: 'unit', unit: 'hour', maximumFractionDigits: 1 };

/** Daily numbers of the site. The queue above works without them. */
export function Numbers() {
  const { data, error, mutate } = useDesk(dayNumbers);
  const of = (count: (day: DayNumbers) => number | null) =>
    data?.days.map((day) => ({ day: day.day, value: count(day) }));
  return (
    <Stack as="section" gap={4} aria-labelledby="numbers-title">
      <Heading level={2} size="lg" id="numbers-title">
        {words.title}
      </Heading>
      {data === undefined && error !== undefined ? (
        <LoadFailure headingLevel={3} title={words.failed} error={error} onRetry={() => mutate()} />
      ) : (
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
      )}
    </Stack>
  );
}
