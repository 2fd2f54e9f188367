import * as styles from './DayChart.css.ts';

/** A number of one day. */
export interface DayValue {
  /** The day, as '2026-06-15'. */
  day: string;
  /** What was counted then; `null` where there is no number. */
  value: number | null;
}

/** Room of one day, of which a bar leaves a part to its neighbors. */
const step = 10;
const height = 100;
/** What a zero is drawn as: a day that was counted. */
const least = 2;

/** A bar for each day that has a number. */
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
