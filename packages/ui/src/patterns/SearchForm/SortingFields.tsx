import { addressName, isReversible, sortOrders, sortsFor } from '@porchlight/domain';

import { Select } from '../../components/Select/index.ts';
import type { FilterValues } from './filterValues.ts';
import type { SearchFormMessages } from './SearchForm.messages.ts';

interface SortingFieldsProps {
  value: FilterValues;
  onValueChange: (change: Partial<FilterValues>) => void;
  words: SearchFormMessages;
}

/** Sort key and direction. Best match and nearest have no other direction. */
export function SortingFields({
  value: { query = '', near, sort, order },
  onValueChange,
  words,
}: SortingFieldsProps) {
  const isTwoWay = isReversible(sort);
  const sorts = sortsFor({ query, near });
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
        {...(!isTwoWay && { placeholder: sort === 'distance' ? words.nearestFirst : words.bestFirst })}
        options={sortOrders.toReversed().map((known) => ({
          value: known,
          label: words.orders[isTwoWay ? sort : 'date'][known],
        }))}
        value={isTwoWay ? order : ''}
        onValueChange={(chosen) => {
          const known = sortOrders.find((one) => one === chosen);
          if (known) onValueChange(isTwoWay ? { order: known } : { sort: 'date', order: known });
        }}
      />
    </>
  );
}
