import type { FilterName } from '@porchlight/domain';

/** Follow a count: '12 listings in all categories'. */
export const words = {
  within: (miles: string) => `within ${miles} miles`,
  without: {
    query: 'without the words',
    category: 'in all categories',
    location: 'anywhere',
    near: 'anywhere',
    radius: 'anywhere',
    minPrice: 'with no minimum price',
    maxPrice: 'with no maximum price',
    pricePeriod: 'whatever the price is for',
    hasPhotos: 'with or without photos',
    postedWithin: 'posted at any time',
    condition: 'in any condition',
    withoutSellers: 'of all sellers',
    bounds: 'outside of the map',
  } satisfies Record<FilterName, string>,
};
