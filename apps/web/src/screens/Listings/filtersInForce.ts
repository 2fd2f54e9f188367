import {
  type Category,
  type FilterName,
  filterNames,
  type ListingsSearch,
  noFilters,
  sameId,
  type SellerName,
} from '@porchlight/domain';

import {
  nameOfCategory,
  conditionInWords,
  nearInWords,
  periodInWords,
  photosInWords,
  postedInWords,
  priceInWords,
  queryInWords,
} from './listingsTitle.ts';
import { words } from './filtersInForce.words.ts';

/** Data for filter labels, besides the search. */
export interface FilterContext {
  tree: readonly Category[];
  /** Names of excluded sellers, as far as known. */
  sellers: readonly SellerName[];
}

/** The label of a filter; falsy when it is off. */
type Told = (search: ListingsSearch, context: FilterContext) => string | undefined;

const told: Record<Exclude<FilterName, 'withoutSellers'>, Told> = {
  query: ({ query }) => query && queryInWords({ query }),
  category: (search, { tree }) => nameOfCategory(search, tree),
  location: ({ location }) => location,
  near: ({ near, radius }) => near && nearInWords({ near, radius }),
  // Part of the place's label.
  radius: () => undefined,
  minPrice: ({ minPrice }) => priceInWords({ minPrice, maxPrice: undefined }),
  maxPrice: ({ maxPrice }) => priceInWords({ minPrice: undefined, maxPrice }),
  pricePeriod: periodInWords,
  hasPhotos: photosInWords,
  postedWithin: postedInWords,
  condition: conditionInWords,
  bounds: ({ bounds }) => bounds && words.bounds,
};

/** An active filter. */
export interface FilterInForce {
  name: FilterName;
  /** A unique key. */
  key: string;
  /** The label. */
  text: string;
  /** The change that removes it. */
  without: Partial<ListingsSearch>;
}

/** The change that removes a filter. */
export const withoutFilter = (name: FilterName): Partial<ListingsSearch> => ({
  [name]: noFilters[name],
  ...(name === 'category' && { mainCategory: '' }),
});

/** Each excluded seller is removed separately. */
const sellersInForce = (
  { withoutSellers }: ListingsSearch,
  sellers: readonly SellerName[],
): FilterInForce[] =>
  withoutSellers.map((id) => {
    const known = sellers.find((seller) => sameId(seller.id, id));
    return {
      name: 'withoutSellers',
      key: id,
      text: known === undefined ? words.withoutSomebody : words.without(known.name),
      without: { withoutSellers: withoutSellers.filter((other) => other !== id) },
    };
  });

/** The active filters, in the order of their fields. */
export function filtersInForce(search: ListingsSearch, context: FilterContext): FilterInForce[] {
  return filterNames.flatMap((name) => {
    if (name === 'withoutSellers') return sellersInForce(search, context.sellers);
    const text = told[name](search, context);
    return text ? [{ name, key: name, text, without: withoutFilter(name) }] : [];
  });
}
