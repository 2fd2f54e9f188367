import { addressName, sortOrders, sortsFor } from '@porchlight/domain';

import { Select } from '../../components/Select/index.ts';
import type { FilterValues } from './filterValues.ts';
import type { SearchFormMessages } from './SearchForm.messages.ts';

interface SortingFieldsProps {
  value: FilterValues;
  onValueChange: (change: Partial<FilterValues>) => void;
  words: SearchFormMessages;
}

/** What to sort by, and which end of it comes first. The best match has no other end. */
export function SortingFields({
  value: { query = '', sort, order },
  onValueChange,
  words,
}: SortingFieldsProps) {
  const isBestFirst = sort === 'relevance';
  const sorts = sortsFor(query);
  return (
    <>
      <Select
        label={words.sortBy}
        name={addressName('sort')}
        options={sorts.map((known) => ({ value: known, label: words.sorts[known] }))}
        value={sort}
        onValueChange={(chosen) => onValueChange({ sort: sorts.find((known) => known === chosen) ?? sort })}
      />
      <Select
        label={words.order}
        name={addressName('order')}
        {...(isBestFirst && { placeholder: words.bestFirst })}
        options={sortOrders.toReversed().map((known) => ({
          value: known,
          label: words.orders[isBestFirst ? 'date' : sort][known],
        }))}
        value={isBestFirst ? '' : order}
        onValueChange={(chosen) => {
          const known = sortOrders.find((one) => one === chosen);
          if (known) onValueChange(isBestFirst ? { sort: 'date', order: known } : { order: known });
        }}
      />
    </>
  );
}
