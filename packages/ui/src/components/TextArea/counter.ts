import { countChars } from '@porchlight/domain';

/** State of a character counter. */
export interface CounterState {
  count: number;
  /** '120 / 2,000' */
  shown: string;
  /** Whether the text is too long. */
  over: boolean;
  /** Remaining characters, rounded up to the next threshold; undefined while there are plenty. */
  announced: number | undefined;
}

/** Thresholds for announcements: early enough to stop in time, few enough not to disturb. */
const stops = [0, 5, 20, 50, 100];

/** The counter's state for a text and its maximum, with numbers formatted by `number`. */
export function counterState(text: string, max: number, number: (value: number) => string): CounterState {
  const count = countChars(text);
  const left = max - count;
  return {
    count,
    shown: `${number(count)} / ${number(max)}`,
    over: left < 0,
    announced: left < 0 ? left : stops.find((stop) => left <= stop && stop * 4 <= max),
  };
}
