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
  categoryName,
  conditionInWords,
  nearInWords,
  periodInWords,
  photosInWords,
  postedInWords,
  priceInWords,
} from './listingsTitle.ts';

/** What the words of filters need to know beside the search. */
export interface FilterContext {
  tree: readonly Category[];
  /** What the people who are left out are called, as far as a server said it. */
  sellers: readonly SellerName[];
}

/** What a filter says of itself; nothing where it is off. */
type Told = (search: ListingsSearch, context: FilterContext) => string | undefined;

const words = {
  bounds: 'In this part of the map',
  without: (name: string) => `Without ${name}’s listings`,
  // Who is gone, or not known yet.
  withoutSomebody: 'Without one seller’s listings',
};

const told: Record<Exclude<FilterName, 'withoutSellers'>, Told> = {
  query: ({ query }) => query && `“${query}”`,
  category: (search, { tree }) => categoryName(search, tree),
  location: ({ location }) => location,
  near: ({ near, radius }) => near && nearInWords({ near, radius }),
  // Is said with its place.
  radius: () => undefined,
  minPrice: ({ minPrice }) => priceInWords({ minPrice, maxPrice: undefined }),
  maxPrice: ({ maxPrice }) => priceInWords({ minPrice: undefined, maxPrice }),
  pricePeriod: periodInWords,
  hasPhotos: photosInWords,
  postedWithin: postedInWords,
  condition: conditionInWords,
  bounds: ({ bounds }) => bounds && words.bounds,
};

/** A filter that is on. */
export interface FilterInForce {
  name: FilterName;
  /** Tells it from the others. */
  key: string;
  /** What it asks for. */
  text: string;
  /** What a search becomes without it. */
  without: Partial<ListingsSearch>;
}

/** What a search becomes without a filter. */
export const letGoOf = (name: FilterName): Partial<ListingsSearch> => ({
  [name]: noFilters[name],
  ...(name === 'category' && { mainCategory: '' }),
});

/** Everyone who is left out is let go of alone. */
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

/** The filters that are on, in the order of their fields. */
export function filtersInForce(search: ListingsSearch, context: FilterContext): FilterInForce[] {
  return filterNames.flatMap((name) => {
    if (name === 'withoutSellers') return sellersInForce(search, context.sellers);
    const text = told[name](search, context);
    return text ? [{ name, key: name, text, without: letGoOf(name) }] : [];
  });
}
