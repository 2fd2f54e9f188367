import { listingStatuses, readListingsQuery, type ListingsQuery } from '@porchlight/domain';
import { beforeAll, expect, it } from 'vitest';
import { addListing, listListings, removeListings } from '../testing/listings.ts';
import { describeOnDatabases } from '../testing/testApi.ts';

/** A value for each filter that lets some listings through and others not; a filter without one does not compile. */
const filters: Record<
  Exclude<keyof ListingsQuery, 'sort' | 'order' | 'page' | 'limit' | 'anchor'>,
  (id: string) => string
> = {
  status: () => 'status=sold',
  category: () => 'category_id=furniture',
  query: () => 'query=lamp',
  location: () => 'location=Austin',
  minPrice: () => 'min_price=20',
  maxPrice: () => 'max_price=30',
  exclude: (id) => `exclude=${id}`,
};
const one = Object.values(filters).map((filter) => [filter]);
const two = Object.values(filters).flatMap((first, index, all) =>
  all.slice(index + 1).map((second) => [first, second]),
);

describeOnDatabases('how many listings a search finds', (test) => {
  let id: string;
  beforeAll(async () => {
    await removeListings(test());
    for (const status of listingStatuses)
      for (const category of ['furniture', 'electronics'])
        for (const title of ['Reading lamp', 'Chair'])
          for (const [cents, place] of [
            [1000, 'Austin, TX'],
            [2500, 'Austin, TX'],
            [2500, 'Dallas, TX'],
          ] as const)
            id = await addListing(test(), { status, category, title, cents, place });
  });

  it.each(
    [[], ...one, ...two].map(
      (chosen) => [chosen.map((filter) => filter('ID')).join(' and ') || 'nothing', chosen] as const,
    ),
  )('is how many it lists: narrowed by %s', async (_name, chosen) => {
    const query = [...chosen.map((filter) => filter(id)), 'limit=100'].join('&');
    expect(readListingsQuery(new URLSearchParams(query)).ok).toBe(true);
    const { listings, pagination } = await listListings(test(), query);
    expect(pagination.total).toBe(listings.length);
    expect(listings.length).toBeGreaterThan(0);
    expect(listings.length).toBeLessThanOrEqual(12);
  });
});
