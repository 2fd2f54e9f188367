import { cx } from './cx.ts';

/** Ids for `aria-describedby` and its like, one after the other; `undefined` for none. */
export const joinIds = (...ids: (string | false | null | undefined)[]): string | undefined =>
  cx(...ids) || undefined;
