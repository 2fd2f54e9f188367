import type { Listing, ListingsAnswer } from '@porchlight/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { categoryId } from '../categories/index.ts';
import { describeOnDatabases, type TestApi } from '../testing.ts';
import { addListing, addUser, removeListings } from '../testingListings.ts';

async function list(test: TestApi, query: string, path = '/api/v1/listings'): Promise<ListingsAnswer> {
  const response = await test.request('GET', `${path}?${query}`);
  expect(response.status, query).toBe(200);
  return (await response.json()).data;
}

async function titles(test: TestApi, query: string, path?: string): Promise<string[]> {
  return (await list(test, query, path)).listings.map((listing) => listing.title);
}

async function one(test: TestApi, id: string): Promise<Listing> {
  return (await (await test.request('GET', `/api/v1/listings/${id}`)).json()).data;
}

describeOnDatabases('listings', (test) => {
  beforeEach(() => removeListings(test()));

  describe('searching', () => {
    beforeEach(async () => {
      await addListing(test(), {
        title: 'Walnut desk',
        description: 'Solid, with two drawers and a few scratches.',
      });
      await addListing(test(), {
        title: 'Oak table',
        description: 'Goes well with a walnut desk or a pine one.',
      });
      await addListing(test(), {
        title: 'Road bike',
        description: 'Fifty-six centimetre frame, new tires.',
        category: 'other-for-sale',
      });
      await addListing(test(), {
        title: 'Café chairs',
        description: 'Four of them, stackable, from a bistro.',
        place: 'Dallas, TX',
      });
    });

    it.each([
      ['walnut desk', ['Walnut desk', 'Oak table']],
      ['WALNUT', ['Walnut desk', 'Oak table']],
      ['walnt desk', ['Walnut desk', 'Oak table']],
      ['wlanut', ['Walnut desk', 'Oak table']],
      ['walnu', ['Walnut desk', 'Oak table']],
      ['bikes', ['Road bike']],
      ['cafe chair', ['Café chairs']],
      ['café', ['Café chairs']],
      ['chairs dallas', ['Café chairs']],
      ['"oak table"', ['Oak table']],
      ['walnut -table', ['Walnut desk']],
      ['fifty-six', ['Road bike']],
      ['zeppelin', []],
      ['walnut zeppelin', []],
      ['!!!', []],
      ["'; DROP TABLE listings; --", []],
      ['walnut & | ! ( desk', ['Walnut desk', 'Oak table']],
      ['desk:* <-> ((', ['Walnut desk', 'Oak table']],
      ['%', []],
      ['写字台', []],
    ])('%s', async (words, expected) => {
      expect(await titles(test(), `query=${encodeURIComponent(words)}`)).toEqual(expected);
    });

    it('puts what a listing is called before what it mentions, whatever is newer', async () => {
      await addListing(test(), {
        title: 'Bookcase',
        description: 'Stood beside a desk for years.',
        createdAt: '2026-06-20T00:00:00Z',
      });
      expect((await titles(test(), 'query=desk'))[0]).toBe('Walnut desk');
      expect((await titles(test(), 'query=desk&sort_by=created_at'))[0]).toBe('Bookcase');
    });

    it('drops NUL characters and survives endless words', async () => {
      expect(await titles(test(), 'query=wal%00nut')).toHaveLength(2);
      expect(await titles(test(), `query=${'x'.repeat(5000)}`)).toEqual([]);
      expect(await titles(test(), `query=${'a+'.repeat(3000)}`)).toEqual([]);
    });

    it('counts what a forgiven slip finds, page by page', async () => {
      const answer = await list(test(), 'query=walnt&limit=1&page=2');
      expect(answer.pagination).toMatchObject({ total: 2, total_pages: 2, has_prev: true, has_next: false });
      expect(answer.listings.map((listing) => listing.title)).toEqual(['Oak table']);
    });
  });

  describe('filtering', () => {
    it('takes a category by id or slug, and a main group as all of its subcategories', async () => {
      await addListing(test(), { title: 'Sofa', category: 'furniture', createdAt: '2026-06-03T00:00:00Z' });
      await addListing(test(), {
        title: 'Phone',
        category: 'electronics',
        createdAt: '2026-06-02T00:00:00Z',
      });
      await addListing(test(), { title: 'Kitten', category: 'pets', createdAt: '2026-06-01T00:00:00Z' });
      for (const ref of ['furniture', 'FURNITURE', categoryId('furniture')]) {
        expect(await titles(test(), `category_id=${ref}`)).toEqual(['Sofa']);
        expect(await titles(test(), '', `/api/v1/categories/${ref}/listings`)).toEqual(['Sofa']);
      }
      for (const ref of ['for-sale', categoryId('for-sale')]) {
        expect(await titles(test(), `category_id=${ref}`)).toEqual(['Sofa', 'Phone']);
        expect((await list(test(), `category_id=${ref}`)).pagination.total).toBe(2);
      }
      expect(await titles(test(), 'category_id=no-such-thing')).toEqual([]);
      expect((await test().request('GET', '/api/v1/categories/no-such-thing/listings')).status).toBe(404);
      expect((await test().request('GET', '/api/v1/listings?category_id=%27%20OR%201=1')).status).toBe(422);
    });

    it('leaves one listing out of its related ones', async () => {
      const id = await addListing(test(), { title: 'This one' });
      await addListing(test(), { title: 'Another' });
      const answer = await list(test(), `limit=4&exclude=${id}`, '/api/v1/categories/furniture/listings');
      expect(answer.listings.map((listing) => listing.title)).toEqual(['Another']);
      expect(answer.pagination.total).toBe(1);
      expect(await titles(test(), 'exclude=nonsense', '/api/v1/categories/furniture/listings')).toHaveLength(
        2,
      );
    });

    it.each([
      ['austin', ['Austin']],
      ['AUSTIN, tx', ['Austin']],
      ['austin texas', ['Austin']],
      ['Austin, Texas', ['Austin']],
      ['aust', ['Austin']],
      ['tx', ['Austin', 'Dallas']],
      ['Texas', ['Austin', 'Dallas']],
      ['78701', ['Austin']],
      ['75201', ['Dallas']],
      ['Dallas, TX 75201', ['Dallas']],
      ['st louis', ['St. Louis']],
      ['Saint Louis, MO', ['St. Louis']],
      ['louis', ['St. Louis']],
      ['new york', ['New York', 'Buffalo']],
      ['NY', ['New York', 'Buffalo']],
      ['austin, ny', []],
      ['%', []],
      ["x' OR '1'='1", []],
    ])('place %s', async (text, expected) => {
      await addListing(test(), { title: 'Austin', place: 'Austin, TX', createdAt: '2026-06-09T00:00:00Z' });
      await addListing(test(), {
        title: 'Dallas',
        place: 'Dallas, TX 75201',
        createdAt: '2026-06-08T00:00:00Z',
      });
      await addListing(test(), {
        title: 'St. Louis',
        place: 'St. Louis, MO',
        createdAt: '2026-06-07T00:00:00Z',
      });
      await addListing(test(), {
        title: 'New York',
        place: 'New York, NY',
        createdAt: '2026-06-06T00:00:00Z',
      });
      await addListing(test(), { title: 'Buffalo', place: 'Buffalo, NY', createdAt: '2026-06-05T00:00:00Z' });
      expect(await titles(test(), `location=${encodeURIComponent(text)}`)).toEqual(expected);
    });

    it('bounds the price, both ends included, to the cent', async () => {
      for (const cents of [0, 1999, 2000, 99_999_999])
        await addListing(test(), { title: String(cents), cents });
      const found = async (query: string) =>
        (await titles(test(), `${query}&sort_by=price&sort_order=asc`)).map(Number);
      expect(await found('min_price=20')).toEqual([2000, 99_999_999]);
      expect(await found('max_price=19.99')).toEqual([0, 1999]);
      expect(await found('min_price=19.99&max_price=20')).toEqual([1999, 2000]);
      expect(await found('min_price=30&max_price=20')).toEqual([]);
      expect(await found('min_price=&max_price=')).toHaveLength(4);
      for (const bad of ['-1', '1e5', '0x10', '1,000', 'NaN', '१२']) {
        const response = await test().request('GET', `/api/v1/listings?min_price=${encodeURIComponent(bad)}`);
        expect(response.status, bad).toBe(422);
        expect((await response.json()).errors).toHaveProperty('min_price');
      }
    });

    it('shows active listings unless another status is asked for', async () => {
      await addListing(test(), { title: 'On', status: 'active' });
      await addListing(test(), { title: 'Gone', status: 'sold' });
      await addListing(test(), { title: 'Old', status: 'expired' });
      expect(await titles(test(), '')).toEqual(['On']);
      expect(await titles(test(), 'status=sold')).toEqual(['Gone']);
      expect(await titles(test(), 'status=expired')).toEqual(['Old']);
      expect((await test().request('GET', '/api/v1/listings?status=hidden')).status).toBe(422);
    });
  });

  describe('sorting and paging', () => {
    it('leafs through equal keys without repeating or losing one', async () => {
      for (let n = 0; n < 23; n += 1)
        await addListing(test(), { title: 'Same', cents: 500, createdAt: '2026-06-01T00:00:00Z' });
      for (const sort of ['created_at', 'price', 'title']) {
        for (const order of ['asc', 'desc']) {
          const seen = new Set<string>();
          for (const page of [1, 2, 3]) {
            const answer = await list(test(), `sort_by=${sort}&sort_order=${order}&limit=10&page=${page}`);
            for (const listing of answer.listings) seen.add(listing.id);
            expect(answer.pagination).toEqual({
              page,
              limit: 10,
              total: 23,
              total_pages: 3,
              has_next: page < 3,
              has_prev: page > 1,
            });
          }
          expect(seen.size, `${sort} ${order}`).toBe(23);
        }
      }
    });

    it('sorts titles without regard to case and accents', async () => {
      for (const title of ['banana', 'Apple', 'cherry', 'Éclair', 'apricot', 'Date'])
        await addListing(test(), { title });
      expect(await titles(test(), 'sort_by=title&sort_order=asc')).toEqual([
        'Apple',
        'apricot',
        'banana',
        'cherry',
        'Date',
        'Éclair',
      ]);
      expect(await titles(test(), 'sort_by=title&sort_order=desc')).toEqual([
        'Éclair',
        'Date',
        'cherry',
        'banana',
        'apricot',
        'Apple',
      ]);
    });

    it('takes `date` for `created_at`, newest first unless told otherwise', async () => {
      await addListing(test(), { title: 'Older', createdAt: '2026-06-01T00:00:00Z' });
      await addListing(test(), { title: 'Newer', createdAt: '2026-06-02T00:00:00Z' });
      expect(await titles(test(), 'sort_by=date')).toEqual(['Newer', 'Older']);
      expect(await titles(test(), 'sort_order=asc')).toEqual(['Older', 'Newer']);
      expect((await test().request('GET', '/api/v1/listings?sort_by=password')).status).toBe(422);
    });

    it.each([
      ['limit=0', { limit: 1, page: 1 }],
      ['limit=1000', { limit: 100, page: 1 }],
      ['limit=abc&page=abc', { limit: 20, page: 1 }],
      ['page=-3', { limit: 20, page: 1 }],
      ['page=99999999999999999999', { limit: 20 }],
    ])('brings %s into bounds', async (query, expected) => {
      await addListing(test());
      expect((await list(test(), query)).pagination).toMatchObject({ ...expected, total: 1 });
    });

    it('answers a page after the last with nothing and the right total', async () => {
      await addListing(test());
      expect(await list(test(), 'page=7')).toEqual({
        listings: [],
        pagination: { page: 7, limit: 20, total: 1, total_pages: 1, has_next: false, has_prev: true },
      });
    });
  });

  describe('one listing', () => {
    it('shows everything but the contact fields and the exact point to a visitor', async () => {
      const owner = await addUser(test(), 'Ana');
      const id = await addListing(test(), { owner, title: 'Desk', cents: 1999, priceType: 'negotiable' });
      const listing = await one(test(), id);
      expect(listing).toMatchObject({
        id,
        title: 'Desk',
        price: 19.99,
        price_type: 'negotiable',
        location: 'Austin, TX',
        status: 'active',
        featured: false,
        view_count: 0,
        created_at: '2026-06-15T16:00:00.000Z',
        category: { slug: 'furniture', name: 'Furniture', icon: 'tag' },
        images: [],
        user: { id: owner, name: 'Ana', avatar: null, verified: true },
        user_id: owner,
      });
      expect(listing.canonical_location).toMatchObject({ city: 'Austin', state: 'TX', country: 'US' });
      const text = JSON.stringify(listing);
      for (const secret of ['contact_', 'latitude', 'longitude', 'email', 'password'])
        expect(text).not.toContain(secret);
    });

    it('is found in any status, and is a 404 when it is not there', async () => {
      const sold = await addListing(test(), { status: 'sold' });
      expect((await one(test(), sold)).status).toBe('sold');
      for (const id of [
        '018f0000-0000-7000-8000-000000000000',
        '1',
        'null',
        '..%2f',
        "x'--",
        '%00',
        'a'.repeat(3000),
      ]) {
        const response = await test().request('GET', `/api/v1/listings/${id}`);
        expect(response.status, id).toBe(404);
      }
    });

    it('treats a token that is not good as no token', async () => {
      const id = await addListing(test());
      for (const token of ['garbage', 'a.b.c', '']) {
        expect((await test().request('GET', `/api/v1/listings/${id}`, { token })).status).toBe(200);
      }
    });
  });

  it('answers the newest active ones', async () => {
    for (let day = 10; day < 25; day += 1)
      await addListing(test(), { title: `Day ${day}`, createdAt: `2026-05-${day}T00:00:00Z` });
    await addListing(test(), { title: 'Sold', status: 'sold' });
    const recent = (await (await test().request('GET', '/api/v1/listings/recent')).json()).data as Listing[];
    expect(recent.map((listing) => listing.title)).toEqual(
      Array.from({ length: 10 }, (_, index) => `Day ${24 - index}`),
    );
    const three = (await (await test().request('GET', '/api/v1/listings/recent?limit=3')).json()).data;
    expect(three).toHaveLength(3);
  });

  it('counts listings by status, and views', async () => {
    const id = await addListing(test());
    await addListing(test(), { status: 'sold' });
    const expired = await addListing(test());
    await test().db.query("UPDATE listings SET status = 'expired' WHERE id = $1", [expired]);
    await test().request('POST', `/api/v1/listings/${id}/view`);
    const { data } = await (await test().request('GET', '/api/v1/listings/stats')).json();
    expect(data).toEqual({
      total_listings: 3,
      active_listings: 1,
      sold_listings: 1,
      expired_listings: 1,
      total_views: 1,
    });
  });

  describe('counting views', () => {
    const view = async (id: string, visitor: { address?: string; agent?: string } = {}): Promise<number> => {
      const response = await test().request('POST', `/api/v1/listings/${id}/view`, {
        address: visitor.address ?? '192.0.2.1',
        headers: { 'user-agent': visitor.agent ?? 'one' },
      });
      expect(response.status).toBe(200);
      return (await response.json()).data.view_count;
    };

    it('counts a visitor once in 24 hours', async () => {
      test().clock.set('2026-06-15T16:00:00Z');
      const id = await addListing(test());
      expect(await view(id)).toBe(1);
      expect(await view(id)).toBe(1);
      expect(await view(id, { address: '192.0.2.2' })).toBe(2);
      expect(await view(id, { agent: 'two' })).toBe(3);
      test().clock.advance(24 * 3_600_000 - 1);
      expect(await view(id)).toBe(3);
      test().clock.advance(1);
      expect(await view(id)).toBe(4);
      test().clock.set('2026-06-15T16:00:00Z');
    });

    it('keeps no address', async () => {
      const id = await addListing(test());
      await view(id, { address: '192.0.2.77' });
      const rows = await test().db.query<{ visitor: string }>(
        'SELECT visitor FROM listing_views WHERE listing_id = $1',
        [id],
      );
      expect(rows).toHaveLength(1);
      expect(rows[0]?.visitor).toMatch(/^[\w-]{43}$/);
    });

    it('counts many at once, each once', async () => {
      const id = await addListing(test());
      await Promise.all(Array.from({ length: 20 }, (_, n) => view(id, { address: `198.51.100.${n % 10}` })));
      expect((await one(test(), id)).view_count).toBe(10);
    });

    it('is a 404 for a listing that is not there', async () => {
      const response = await test().request(
        'POST',
        '/api/v1/listings/018f0000-0000-7000-8000-000000000000/view',
      );
      expect(response.status).toBe(404);
    });
  });
});
