import type { ListingsSearch } from '@porchlight/domain';
import { Chip, ChipRow } from '@porchlight/ui';

import { type FilterContext, filtersInForce } from './filtersInForce.ts';
import { words } from './FilterChips.words.ts';

export interface FilterChipsProps {
  search: ListingsSearch;
  context: FilterContext;
  /** Called with the change that removes a filter. */
  onRemove: (without: Partial<ListingsSearch>) => void;
}

/** Active filters, each removable; the place is in the search field. */
export function FilterChips({ search, context, onRemove }: FilterChipsProps) {
  const filters = filtersInForce({ ...search, near: '' }, context);
  if (filters.length === 0) return null;
  return (
    <ChipRow label={words.label}>
      {filters.map(({ key, text, without }) => (
        <Chip key={key} variant="filter" onRemove={() => onRemove(without)}>
          {text}
        </Chip>
      ))}
    </ChipRow>
  );
}
