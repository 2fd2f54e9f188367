import type { ListingsSearch } from '@porchlight/domain';
import { Chip, ChipRow } from '@porchlight/ui';

import type { FilterInForce } from './filtersInForce.ts';

const words = { label: 'Filters in force' };

export interface FilterChipsProps {
  className?: string;
  filters: readonly FilterInForce[];
  /** Called with what lets go of a filter. */
  onRemove: (without: Partial<ListingsSearch>) => void;
}

/** What is asked for, each to be let go of by itself. */
export function FilterChips({ filters, onRemove, className }: FilterChipsProps) {
  return (
    <ChipRow label={words.label} className={className}>
      {filters.map(({ key, text, without }) => (
        <Chip key={key} variant="filter" onRemove={() => onRemove(without)}>
          {text}
        </Chip>
      ))}
    </ChipRow>
  );
}
