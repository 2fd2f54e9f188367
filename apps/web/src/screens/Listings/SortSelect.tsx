import {
  isReversible,
  type ListingSort,
  type ListingsSearch,
  sortOrders,
  type SortOrder,
  sortsFor,
  texts,
} from '@porchlight/domain';
import { Select } from '@porchlight/ui';
import { words } from './SortSelect.words.ts';

/** A sort and its order as one choice. */
interface Sorting {
  value: string;
  label: string;
  change: { sort: ListingSort; order: SortOrder };
}

function sortingsOf(sort: ListingSort): Sorting[] {
  if (!isReversible(sort)) {
    const label = sort === 'distance' ? texts.listings.nearestFirst : texts.listings.bestFirst;
    return [{ value: sort, label, change: { sort, order: 'desc' } }];
  }
  return sortOrders.toReversed().map((order) => {
    const label = texts.listings.orderLabels[sort][order];
    return {
      value: `${sort} ${order}`,
      label: sort === 'date' ? label : `${texts.listings.sortLabels[sort]}: ${label}`,
      change: { sort, order },
    };
  });
}

export interface SortSelectProps {
  search: Pick<ListingsSearch, 'query' | 'near' | 'sort' | 'order'>;
  onChange: (change: Sorting['change']) => void;
}

/** The sort order as one visible select; the filters have it as two. */
export function SortSelect({ search, onChange }: SortSelectProps) {
  const { sort, order } = search;
  const sortings = sortsFor(search).flatMap(sortingsOf);
  return (
    <Select
      label={words.label}
      labelVisibility="hidden"
      size="sm"
      options={sortings}
      value={isReversible(sort) ? `${sort} ${order}` : sort}
      onValueChange={(value) => {
        const chosen = sortings.find((sorting) => sorting.value === value);
        if (chosen) onChange(chosen.change);
      }}
    />
  );
}
