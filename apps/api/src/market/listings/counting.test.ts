import { listingStatuses, readListingsQuery, type ListingsQuery } from '@porchlight/domain';
import { beforeAll, expect, it } from 'vitest';
import { addListing, addUser, listListings, removeListings } from '../../testing/listings.ts';
import { describeOnDatabases } from '../../testing/testApi.ts';

/** A value for each filter that some listings match and others don't; a filter without one does not compile. */
const filters: Record<
  Exclude<
    keyof ListingsQuery,
    'radius' | 'spelling' | 'sort' | 'order' | 'page' | 'limit' | 'anchor' | 'cursor'
  >,
  (id: string, owner: string, neighbor: string) => string
> = {
  status: () => 'status=sold',
  category: () => 'category_id=furniture',
  query: () => 'query=lamp',
  location: () => 'location=Austin',
  near: () => 'near=Austin%2C%20TX&radius=50',
  minPrice: () => 'min_price=20',
  maxPrice: () => 'max_price=30',
  pricePeriod: () => 'price_period=month',
  hasPhotos: () => 'with_photos=true',
  postedWithin: () => 'posted_within=7',
  condition: () => 'condition=good',
  withoutSellers: (_id, owner) => `without_sellers=${owner}`,
  bounds: () => 'bounds=-98.5,29.5,-97,31',
  seller: (_id, _owner, neighbor) => `user_id=${neighbor}`,
  exclude: (id) => `exclude=${id}`,
};
const one = Object.values(filters).map((filter) => [filter]);
const two = Object.values(filters).flatMap((first, index, all) =>
  all.slice(index + 1).map((second) => [first, second]),
);

describeOnDatabases('how many listings a search finds', (test) => {
  let id: string;
  let owner: string;
  let neighbor: string;
  beforeAll(async () => {
    await removeListings(test());
    owner = await addUser(test());
    neighbor = await addUser(test());
    const longAgo = new Date(test().clock.now().getTime() - 8 * 24 * 60 * 60_000).toISOString();
    for (const status of listingStatuses)
      for (const category of ['furniture', 'electronics'])
        for (const title of ['Reading lamp', 'Chair'])
          for (const [cents, place] of [
            [1000, 'Austin, TX'],
            [2500, 'Austin, TX'],
            [2500, 'Dallas, TX'],
          ] as const)
            id = await addListing(test(), {
              status,
              category,
              title,
              cents,
              place,
              ...(place === 'Dallas, TX' ? { owner, createdAt: longAgo } : { owner: neighbor }),
              photo: cents === 2500,
              ...(cents === 2500 && { condition: 'good', pricePeriod: 'month' }),
            });
  });

  it.each(
    [[], ...one, ...two].map(
      (chosen) =>
        [
          chosen.map((filter) => filter('ID', 'OWNER', 'NEIGHBOR')).join(' and ') || 'nothing',
          chosen,
        ] as const,
    ),
  )('equals the number of listed rows, filtered by %s', async (_name, chosen) => {
    const query = [...chosen.map((filter) => filter(id, owner, neighbor)), 'limit=100'].join('&');
    expect(readListingsQuery(new URLSearchParams(query)).ok).toBe(true);
    const { listings, pagination } = await listListings(test(), query);
    expect(pagination.total).toBe(listings.length);
    expect(listings.length).toBeGreaterThan(0);
    expect(listings.length).toBeLessThanOrEqual(12);
  });
});
