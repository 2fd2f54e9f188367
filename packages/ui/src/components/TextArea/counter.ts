import { countChars } from '@porchlight/domain';

/** What a character counter shows and says. */
export interface CounterState {
  count: number;
  /** '120 / 2,000' */
  shown: string;
  /** Whether the text is longer than allowed. */
  over: boolean;
  /** How many characters are left, rounded up to the next stop; undefined while there is plenty of room. */
  announced: number | undefined;
}

/** Where a screen reader hears of it: often enough to stop in time, seldom enough to go on writing. */
const stops = [0, 5, 20, 50, 100];

/** The state of a counter for a text and its upper bound, with numbers as `number` writes them. */
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
