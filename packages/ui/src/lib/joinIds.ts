import { cx } from './cx.ts';

/** Joins ids for `aria-describedby` and the like; `undefined` without any. */
export const joinIds = (...ids: (string | false | null | undefined)[]): string | undefined =>
  cx(...ids) || undefined;
