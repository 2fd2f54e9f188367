import {
  activeFilterCount,
  type Category,
  clearFilters,
  type ListingsSearch,
  searchToParams,
} from '@porchlight/domain';
import { FilterPanel } from '@porchlight/ui';

import { paths } from '../../lib/paths.ts';
import { placeField } from '../../listings/near/PlaceChoice.tsx';
import type { ListingsPage } from './useListingsPage.ts';

/** What the form has no field for. */
const keptParams = ({ query, withoutSellers }: ListingsSearch): Record<string, string> =>
  Object.fromEntries(searchToParams({ query, withoutSellers }));

export interface FiltersProps extends Pick<ListingsPage, 'search' | 'chosen' | 'change'> {
  categories: readonly Category[];
  /** How many listings fit. Absent: not known yet. */
  total: number | undefined;
  hasMore: boolean;
}

/** What narrows the list, by the address of the page. */
export function Filters({ search, chosen, categories, total, hasMore, change }: FiltersProps) {
  return (
    <FilterPanel
      value={chosen}
      categories={categories}
      activeCount={activeFilterCount(search)}
      resultCount={total}
      hasMoreResults={hasMore}
      action={paths.listings.path}
      keep={keptParams(search)}
      placeField={placeField}
      onValueChange={(values) =>
        change(values, 'category' in values || 'mainCategory' in values ? 'push' : 'replace')
      }
      onClear={() => change(clearFilters(search))}
    />
  );
}
