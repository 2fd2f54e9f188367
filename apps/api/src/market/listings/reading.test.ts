import type { Listing } from '@porchlight/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { rates } from '../../platform/limits/index.ts';
import { describeOnDatabases, type TestApi } from '../../testing/testApi.ts';
import { addListing, addUser, removeListings } from '../../testing/listings.ts';
import { person } from '../../testing/people.ts';

async function one(test: TestApi, id: string): Promise<Listing> {
  return (await (await test.request('GET', `/api/v1/listings/${id}`)).json()).data;
}

describeOnDatabases('reading listings', (test) => {
  beforeEach(() => removeListings(test()));

  describe('one listing', () => {
    it('shows a visitor everything but the contact fields and the exact point', async () => {
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

    it('treats an invalid token like none', async () => {
      const id = await addListing(test());
      for (const token of ['garbage', 'a.b.c', '']) {
        expect((await test().request('GET', `/api/v1/listings/${id}`, { token })).status).toBe(200);
      }
    });
  });

  it('lists the newest active ones', async () => {
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
      reserved_listings: 0,
      sold_listings: 1,
      expired_listings: 1,
      total_views: 1,
    });
  });

  describe('counting views', () => {
    const view = async (
      id: string,
      visitor: { address?: string; agent?: string; token?: string } = {},
    ): Promise<number> => {
      const { address = '192.0.2.1', agent = 'one', token } = visitor;
      const response = await test().request('POST', `/api/v1/listings/${id}/view`, {
        address,
        headers: { 'user-agent': agent },
        ...(token === undefined ? {} : { token }),
      });
      expect(response.status).toBe(200);
      return (await response.json()).data.view_count;
    };

    it('counts a visitor once in 24 hours', async () => {
      test().clock.set('2026-06-15T16:00:00Z');
      const id = await addListing(test());
      expect(await view(id)).toBe(1);
      expect(await view(id)).toBe(1);
      expect(await view(id, { address: '198.51.100.1' })).toBe(2);
      test().clock.advance(24 * 3_600_000 - 1);
      expect(await view(id)).toBe(2);
      test().clock.advance(1);
      expect(await view(id)).toBe(3);
      test().clock.set('2026-06-15T16:00:00Z');
    });

    it("doesn't count another browser, address or account of the same network", async () => {
      const id = await addListing(test());
      const [ana, ben] = [await person(test()), await person(test())];
      expect(await view(id, { token: ana.token })).toBe(1);
      for (const visitor of [{ agent: 'two' }, { address: '192.0.2.77' }, { token: ben.token }])
        expect(await view(id, visitor)).toBe(1);
      const [first, neighbor, other] = ['2001:db8:1::1', '2001:db8:1:ffff::1', '2001:db8:2::1'];
      expect(await view(id, { address: first })).toBe(2);
      expect(await view(id, { address: neighbor })).toBe(2);
      // An account on another network isn't counted again either.
      expect(await view(id, { token: ana.token, address: other })).toBe(2);
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

    it('counts each of many parallel views once', async () => {
      const id = await addListing(test());
      await Promise.all(Array.from({ length: 20 }, (_, n) => view(id, { address: `198.51.${n % 10}.1` })));
      expect((await one(test(), id)).view_count).toBe(10);
    });

    it('limits views per address', async () => {
      const id = await addListing(test());
      const ask = (): Promise<Response> =>
        test().request('POST', `/api/v1/listings/${id}/view`, { address: '203.0.113.9' });
      expect((await ask()).status).toBe(200);
      await test().db.query('UPDATE rate_limits SET hits = $1 WHERE bucket LIKE $2', [
        rates.viewByAddress.max,
        `${rates.viewByAddress.name}:%`,
      ]);
      expect((await ask()).status).toBe(429);
      await test().db.query('DELETE FROM rate_limits');
    });

    it("is a 404 for a listing that doesn't exist", async () => {
      const response = await test().request(
        'POST',
        '/api/v1/listings/018f0000-0000-7000-8000-000000000000/view',
      );
      expect(response.status).toBe(404);
    });
  });
});
