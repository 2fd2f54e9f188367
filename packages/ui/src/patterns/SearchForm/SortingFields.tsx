import { addressName, sortOrders, sortsFor, texts } from '@porchlight/domain';

import { Select } from '../../components/Select/index.ts';
import type { FilterValues } from './filterValues.ts';

interface SortingFieldsProps {
  value: FilterValues;
  onValueChange: (change: Partial<FilterValues>) => void;
}

/** What to sort by, and which end of it comes first. The best match has no other end. */
export function SortingFields({ value: { query = '', sort, order }, onValueChange }: SortingFieldsProps) {
  const isBestFirst = sort === 'relevance';
  const sorts = sortsFor(query);
  return (
    <>
      <Select
        label={texts.listings.sortBy}
        name={addressName('sort')}
        options={sorts.map((known) => ({ value: known, label: texts.listings.sortLabels[known] }))}
        value={sort}
        onValueChange={(chosen) => onValueChange({ sort: sorts.find((known) => known === chosen) ?? sort })}
      />
      <Select
        label={texts.listings.order}
        name={addressName('order')}
        {...(isBestFirst && { placeholder: texts.listings.bestFirst })}
        options={sortOrders.toReversed().map((known) => ({
          value: known,
          label: texts.listings.orderLabels[isBestFirst ? 'date' : sort][known],
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
