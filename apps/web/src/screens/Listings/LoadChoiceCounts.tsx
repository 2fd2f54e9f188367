import {
  type Category,
  type ChoiceCountsAnswer,
  listingConditions,
  type ListingsSearch,
  postedWithins,
} from '@porchlight/domain';
import type { ChoiceCounts } from '@porchlight/ui';
import { useEffect, useState } from 'react';

import { choiceCounts, useResource } from '../../api/index.ts';
import { whenIdle } from '../../lib/whenIdle.ts';

/** The counts by the names of the choices. In minimums, a zero is unknown. */
function byChoice(
  {
    is_exact: isExact,
    categories,
    conditions,
    posted_within: ages,
    with_photos: hasPhotos,
  }: ChoiceCountsAnswer,
  tree: readonly Category[],
): ChoiceCounts {
  const isKnown = (count: number): boolean => isExact || count > 0;
  const known = (counts: readonly (readonly [choice: string | number, count: number | undefined])[]) =>
    Object.fromEntries(
      counts.map(([choice, count = 0]) => [choice, count] as const).filter(([, count]) => isKnown(count)),
    );
  const groups = tree.flatMap(({ slug, subCategories }) => {
    const subs = subCategories.map((sub) => [sub.slug, categories[sub.id] ?? 0] as const);
    return [[slug, subs.reduce((sum, [, count]) => sum + count, 0)] as const, ...subs];
  });
  return {
    category: known(groups),
    condition: known(listingConditions.map((choice) => [choice, conditions[choice]])),
    postedWithin: known(postedWithins.flatMap((days) => (days === 'any' ? [] : [[days, ages[days]]]))),
    hasPhotos: isKnown(hasPhotos) ? hasPhotos : undefined,
    hasMore: !isExact,
  };
}

export interface LoadChoiceCountsProps {
  search: ListingsSearch;
  categories: readonly Category[];
  /** Called with the counts, and with undefined for a search that can't find anything. */
  onCounts: (counts: ChoiceCounts | undefined) => void;
}

/** Loads the numbers next to the filters' choices once the browser is idle. Without them, the choices have none. */
export function LoadChoiceCounts({ search, categories, onCounts }: LoadChoiceCountsProps) {
  const [isTime, setTime] = useState(false);
  useEffect(() => whenIdle(() => setTime(true)), []);
  const asked = choiceCounts(search, categories);
  const { data } = useResource(isTime ? asked : null);
  // While new ones load, the last ones stay.
  const isOver = asked === null || data !== undefined;
  useEffect(() => {
    if (isOver) onCounts(data && byChoice(data, categories));
  }, [isOver, data, categories, onCounts]);
  return null;
}
