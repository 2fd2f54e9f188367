import * as styles from './DayChart.css.ts';

/** The number of one day. */
export interface DayValue {
  /** The day, as '2026-06-15'. */
  day: string;
  /** The count; `null` without a number. */
  value: number | null;
}

/** Width of one day; a bar leaves a part of it empty. */
const step = 10;
const height = 100;
/** Height of a zero, which differs from a missing number. */
const least = 2;

/** A bar for each day with a number. */
export function Bars({ days, label }: { days: readonly DayValue[]; label: string }) {
  const top = Math.max(1, ...days.map(({ value }) => value ?? 0));
  return (
    <svg
      role="img"
      aria-label={label}
      focusable="false"
      className={styles.picture}
      viewBox={`0 0 ${days.length * step} ${height}`}
      preserveAspectRatio="none"
    >
      {days.map(({ day, value }, index) => {
        if (value === null) return null;
        const tall = Math.max(least, (Math.max(0, value) / top) * height);
        return (
          <rect
            key={day}
            x={index * step + 1}
            y={height - tall}
            width={step - 2}
            height={tall}
            fill="currentColor"
          />
        );
      })}
    </svg>
  );
}
