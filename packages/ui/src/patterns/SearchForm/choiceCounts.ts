import type { ConditionChoice, PostedWithin } from '@porchlight/domain';

import { type Formats, orMore } from '../../lib/index.ts';
import type { SearchFormMessages } from './SearchForm.messages.ts';

/** How many listings each choice would find, with the other filters as they are. Missing ones are unknown. */
export interface ChoiceCounts {
  /** By slug, of main categories too. */
  category: Readonly<Record<string, number>>;
  /** By condition. */
  condition: Readonly<Partial<Record<ConditionChoice, number>>>;
  /** By number of days. */
  postedWithin: Readonly<Partial<Record<PostedWithin, number>>>;
  /** Of those with photos. Default: unknown. */
  hasPhotos?: number | undefined;
  /** Whether there may be more of each, because there were too many to count. Default `false`. */
  hasMore?: boolean | undefined;
}

/** A choice's text and look with its count, if that is known. */
export type WithCount = (label: string, count: number | undefined) => { label: string; muted: boolean };

export const withCount =
  ({ counted }: SearchFormMessages, { number }: Formats, counts: ChoiceCounts | undefined): WithCount =>
  (label, count) =>
    count === undefined
      ? { label, muted: false }
      : { label: counted(label, orMore(number(count), counts?.hasMore)), muted: count === 0 };
