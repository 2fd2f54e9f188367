import type { Formats } from './useFormats.ts';

/** A count as shown on a small badge. */
export function shortCount(count: number, { number }: Formats): string {
  return count > 99 ? `${number(99)}+` : number(count);
}
