import { type ComponentProps, useId } from 'react';

import { cx, useDates, useFormats, useMessages } from '../../lib/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { DataTable } from '../DataTable/index.ts';
import { Disclosure } from '../Disclosure/index.ts';
import { Bars, type DayValue } from './Bars.tsx';
import * as styles from './DayChart.css.ts';
import { english, type DayChartMessages } from './DayChart.messages.ts';

export interface DayChartProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** What is counted. */
  label: string;
  /** The days, oldest first; `null` when they failed to load. Default: still loading. */
  days?: readonly DayValue[] | null;
  /** The number for all days: their sum, or the average of those with a number. Default `sum`. */
  over?: 'sum' | 'average';
  /** Number format: a unit, digits. Default: whole numbers. */
  format?: Intl.NumberFormatOptions;
  /** Texts, for translation. Default English. */
  messages?: Partial<DayChartMessages>;
}

const isKnown = (one: DayValue): one is DayValue & { value: number } => one.value !== null;

/** The number for all days; `null` for an average without numbers. */
function numberOver(known: readonly { value: number }[], over: 'sum' | 'average'): number | null {
  const sum = known.reduce((before, { value }) => before + value, 0);
  if (over === 'sum') return sum;
  return known.length === 0 ? null : sum / known.length;
}

/**
 * One number per day: the total as text, each day as a bar, and a table one press away. For one number without days
 * use `StatTile`.
 * Renders `<figure>` with an `<svg role="img">` whose name summarizes it.
 */
export function DayChart({ label, days, over = 'sum', format, messages, className, ...rest }: DayChartProps) {
  const words = useMessages('DayChart', english, messages);
  const formats = useFormats();
  const dates = useDates();
  const id = useId();
  const known = (days ?? []).filter(isKnown);
  const [first, last] = [days?.at(0), days?.at(-1)];
  const write = (value: number | null) => (value === null ? '–' : formats.number(value, format));
  const [most] = known.toSorted((one, other) => other.value - one.value);

  return (
    <figure
      {...rest}
      className={cx(styles.root, className)}
      aria-labelledby={`${id}-label`}
      aria-busy={days === undefined || undefined}
    >
      <figcaption className={styles.caption}>
        <span id={`${id}-label`} className={styles.label}>
          {label}
        </span>
        <span className={styles.line}>
          {days === undefined ? (
            <Skeleton width="half" />
          ) : (
            <>
              <span className={styles.value}>{write(days === null ? null : numberOver(known, over))}</span>
              {days !== null && (
                <span className={styles.over}>
                  {over === 'sum' ? words.days(days.length, formats) : words.average(known.length, formats)}
                </span>
              )}
            </>
          )}
        </span>
      </figcaption>
      {days && first && last && (
        <>
          <div>
            <Bars
              days={days}
              label={
                most
                  ? words.summary({
                      label,
                      from: dates.day(first.day),
                      to: dates.day(last.day),
                      most: write(most.value),
                      mostOn: dates.day(most.day),
                    })
                  : words.nothing(label)
              }
            />
            <div className={styles.ends} aria-hidden>
              <span>{dates.write(first.day, { month: 'short', day: 'numeric' })}</span>
              {last !== first && <span>{dates.write(last.day, { month: 'short', day: 'numeric' })}</span>}
            </div>
          </div>
          <Disclosure summary={words.table(label)}>
            <DataTable
              caption={words.table(label)}
              captionHidden
              stacked={false}
              columns={[
                { id: 'day', header: words.day, cell: ({ day }) => dates.day(day) },
                { id: 'value', header: label, align: 'end', cell: ({ value }) => write(value) },
              ]}
              rows={days}
              rowId={({ day }) => day}
            />
          </Disclosure>
        </>
      )}
    </figure>
  );
}
