import {
  categoryTree,
  type Category,
  type CategoryStats,
  type ErrorBody,
  type Listing,
  type ListingsAnswer,
  type ListingsStats,
  type Pagination,
  sentenceIn,
} from '@porchlight/domain';
import { spanish } from '@porchlight/domain/spanish';
import { beforeAll, describe, expect, it } from 'vitest';
import { dataOf, unknownId, type ContractApi } from './api.ts';

const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Contract for public reads. Creates its own listings. */
export function readsContract(api: () => ContractApi): void {
  const person = (name?: string) => api().newUser(name);
  beforeAll(async () => {
    const seller = await person('Contract Seller');
    for (const [title, price, location] of [
      ['Walnut desk, two drawers', 240, 'Austin, TX'],
      ['Desk lamp with a long arm', 15.5, 'Austin, TX'],
      ['Road bike, medium frame', 310, 'Madison, WI'],
      ['Four stackable chairs', 60, 'Savannah, GA'],
      ['A box of old postcards', 0, 'Burlington, VT'],
    ] as const) {
      await api().listingOf(seller, { title, price, location, price_type: price === 0 ? 'free' : 'fixed' });
    }
  });

  const read = async <Data>(path: string): Promise<Data> => {
    const response = await api().call('GET', path);
    expect(response.status, path).toBe(200);
    return dataOf<Data>(response);
  };
  const list = (query: string): Promise<ListingsAnswer> => read(`/listings?${query}`);

  async function someListing(): Promise<Listing> {
    const { listings } = await list('limit=1');
    const [first] = listings;
    if (first === undefined) throw new Error('The contract needs a server with at least one active listing.');
    return first;
  }

  describe('every response', () => {
    it('is JSON in UTF-8 and carries the id of its request', async () => {
      const response = await api().call('GET', '/categories');
      expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(response.headers.get('x-request-id')).toBeTruthy();
    });

    it('describes a failure in text and in a code, without internals', async () => {
      const response = await api().call('GET', `/listings/${unknownId}`);
      expect(response.status).toBe(404);
      const body = await response.json();
      expect(body).toEqual({
        message: expect.any(String),
        code: expect.stringMatching(/^[a-z_]+$/),
        reason: expect.stringMatching(/^[a-z_]+\.[a-z_.]+$/),
        request_id: response.headers.get('x-request-id'),
      });
      expect(JSON.stringify(body)).not.toMatch(/select |\.ts|node_modules| at /i);
    });

    it('says a failure in the language of the request, with the same code and reason', async () => {
      const ask = async (language?: string): Promise<ErrorBody> => {
        const headers: Record<string, string> = language === undefined ? {} : { 'accept-language': language };
        const response = await api().call('DELETE', '/categories', { headers });
        return response.json() as Promise<ErrorBody>;
      };
      const english = await ask();
      expect(english).toMatchObject({ reason: 'refusals.request.method_not_allowed' });
      expect(await ask('en-US,en;q=0.9,es;q=0.8')).toMatchObject({ message: english.message });
      const { message, code, reason } = await ask('es-MX,es;q=0.9,en;q=0.5');
      expect({ code, reason }).toEqual({ code: english.code, reason: english.reason });
      expect(message).not.toBe(english.message);
      expect(message).toBe(sentenceIn(spanish, english.message));
    });

    it('names the sentence of a failure for programs', async () => {
      expect(await (await api().call('GET', '/auth/me')).json()).toMatchObject({
        code: 'unauthorized',
        reason: 'refusals.request.sign_in',
      });
      expect(await (await api().call('GET', '/no-such-thing')).json()).toMatchObject({
        reason: 'refusals.request.not_found',
      });
    });

    it('says errors of fields in the language of the request', async () => {
      const headers = { 'accept-language': 'es' };
      const response = await api().call('GET', '/listings?sort_by=nothing', { headers });
      expect(await response.json()).toMatchObject({
        message: spanish.refusals.params.sort,
        reason: 'refusals.params.sort',
        errors: { sort_by: [spanish.refusals.params.sort] },
      });
    });

    it('distinguishes a wrong method from a wrong path', async () => {
      const response = await api().call('DELETE', '/categories');
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toContain('GET');
      expect((await api().call('GET', '/no-such-thing')).status).toBe(404);
    });

    it('comes from a live and ready server', async () => {
      expect((await api().call('GET', '/../../healthz')).status).toBe(200);
      expect((await api().call('GET', '/../../readyz')).status).toBe(200);
    });
  });

  describe('categories', () => {
    it('are the fixed tree', async () => {
      const groups = await read<Category[]>('/categories');
      expect(groups.map((group) => [group.slug, group.subCategories.map((sub) => sub.slug)])).toEqual(
        categoryTree.map((group) => [group.slug, group.subCategories.map((sub) => sub.slug)]),
      );
      for (const group of groups) {
        expect(group).toMatchObject({
          id: expect.anything(),
          name: expect.any(String),
          icon: expect.any(String),
        });
      }
    });

    it('count the active listings of a group and of each of its subcategories', async () => {
      const stats = await read<CategoryStats[]>('/categories/stats');
      for (const group of stats) {
        const inside = group.subCategories.reduce((sum, sub) => sum + sub.listing_count, 0);
        expect(group.listing_count, group.slug).toBe(inside);
        const { pagination } = await list(`category_id=${group.slug}&limit=1`);
        expect(pagination.total, group.slug).toBe(group.listing_count);
      }
    });
  });

  describe('lists of listings', () => {
    it('have the shape of the contract and nobody’s contacts', async () => {
      const { listings, pagination } = await list('');
      expect(pagination).toEqual({
        page: 1,
        limit: 20,
        total: expect.any(Number),
        total_pages: Math.ceil(pagination.total / 20),
        has_next: pagination.total > 20,
        anchor: expect.any(String),
        has_prev: false,
        ...(pagination.total > 20 ? { next_cursor: expect.any(String) } : {}),
      } satisfies Pagination);
      expect(listings).toHaveLength(Math.min(20, pagination.total));
      for (const listing of listings) {
        expect(listing).toMatchObject({
          id: expect.anything(),
          title: expect.any(String),
          description: expect.any(String),
          price: expect.any(Number),
          price_type: expect.any(String),
          location: expect.any(String),
          category: {
            id: listing.category_id,
            slug: expect.any(String),
            name: expect.any(String),
            icon: expect.any(String),
          },
          status: 'active',
          featured: expect.any(Boolean),
          view_count: expect.any(Number),
          created_at: expect.stringMatching(isoTime),
          images: expect.any(Array),
          user: {
            id: expect.anything(),
            name: expect.any(String),
            created_at: expect.stringMatching(isoTime),
            verified: expect.any(Boolean),
          },
        });
        expect(listing).not.toHaveProperty('contact_email');
        expect(listing).not.toHaveProperty('contact_phone');
        expect(listing.canonical_location).not.toHaveProperty('latitude');
        expect(listing.canonical_location).not.toHaveProperty('longitude');
        for (const image of listing.images) {
          expect(image).toMatchObject({
            id: expect.anything(),
            thumbnail_url: expect.any(String),
            original_url: expect.any(String),
            alt: expect.any(String),
          });
        }
      }
    });

    it.each(['created_at', 'price', 'title'])('page through %s without repeats or gaps', async (sort) => {
      for (const order of ['asc', 'desc']) {
        const ids: string[] = [];
        const listings: Listing[] = [];
        for (let page = 1, more = true; more && page <= 10; page += 1) {
          const answer = await list(`sort_by=${sort}&sort_order=${order}&limit=50&page=${page}`);
          listings.push(...answer.listings);
          ids.push(...answer.listings.map((listing) => String(listing.id)));
          more = answer.pagination.has_next;
        }
        expect(new Set(ids).size).toBe(ids.length);
        const prices = listings.map((listing) => listing.price ?? 0);
        if (sort === 'price')
          expect(prices).toEqual(prices.toSorted((a, b) => (order === 'asc' ? a - b : b - a)));
      }
    });

    it.each(['created_at', 'price', 'title'])('page by cursor in both directions: %s', async (sort) => {
      const seller = await person();
      const word = `zeph${crypto.randomUUID().replaceAll(/[^a-f]/g, '')}`;
      for (const price of [500, 500, 500, 700, 700])
        await api().listingOf(seller, { title: `Same ${word}`, price });
      for (const order of ['asc', 'desc']) {
        const search = `query=${word}&sort_by=${sort}&sort_order=${order}`;
        const all = (await list(search)).listings.map(({ id }) => id);
        expect(all).toHaveLength(5);
        const walk = [await list(`${search}&limit=2`)];
        for (let next = walk[0]?.pagination.next_cursor; next !== undefined;) {
          const answer = await list(`${search}&limit=2&cursor=${next}`);
          walk.push(answer);
          next = answer.pagination.next_cursor;
        }
        expect(walk.map(({ listings }) => listings.map(({ id }) => id))).toEqual([
          all.slice(0, 2),
          all.slice(2, 4),
          all.slice(4),
        ]);
        expect(walk.map(({ pagination: { page, total, has_next: more } }) => [page, total, more])).toEqual([
          [1, 5, true],
          [2, 5, true],
          [3, 5, false],
        ]);
        const back = await list(`${search}&limit=2&cursor=${walk[2]?.pagination.prev_cursor}`);
        expect(back.listings.map(({ id }) => id)).toEqual(all.slice(2, 4));
        expect(back.pagination).toMatchObject({ page: 2, has_next: true, has_prev: true });
      }
    });

    it('refuse a cursor that they never gave, and one of another order', async () => {
      const { pagination } = await list('sort_by=price&limit=1');
      const forged = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');
      const id = '018f0000-0000-7000-8000-000000000000';
      for (const cursor of [
        'x',
        'a'.repeat(5000),
        forged(),
        forged('price', 'desc', 'after', 2, 1e300, id),
        forged('price', 'desc', 'after', 2, -1, id),
        forged('price', 'desc', 'after', 0, 1, id),
        forged('price', 'desc', 'beside', 2, 1, id),
        forged('price', 'desc', 'after', 2, '1', id),
        forged('price', 'desc', 'after', 2, 1, "' OR 1=1 --"),
        forged('price', 'desc', 'after', 2, 1, null),
        forged('price', 'asc', 'after', 2, 1, id),
        forged('title', 'desc', 'after', 2, 'desk', id),
      ]) {
        const response = await api().call('GET', `/listings?sort_by=price&cursor=${cursor}`);
        expect(response.status, cursor.slice(0, 80)).toBe(422);
        expect((await response.json()).errors).toHaveProperty('cursor');
      }
      const other = `sort_by=title&cursor=${pagination.next_cursor}`;
      expect((await api().call('GET', `/listings?${other}`)).status).toBe(422);
    });

    it('filter by words, price, place, category and all of them together', async () => {
      const listing = await someListing();
      const words = listing.title
        .split(/\W+/)
        .filter((word) => word.length > 3)
        .slice(0, 2)
        .join(' ');
      const filters = [
        `query=${encodeURIComponent(words)}`,
        `min_price=${listing.price}`,
        `max_price=${listing.price}`,
        `location=${encodeURIComponent(listing.canonical_location?.city ?? '')}`,
        `location=${encodeURIComponent(listing.canonical_location?.state ?? '')}`,
        `category_id=${listing.category_id}`,
        `category_id=${listing.category?.slug}`,
      ];
      for (const query of [...filters, filters.filter((_, index) => ![4, 5].includes(index)).join('&')]) {
        const ids = (await list(`${query}&limit=100`)).listings.map((found) => String(found.id));
        expect(ids, query).toContain(String(listing.id));
      }
    });

    it('rank title matches first, even when newer listings only mention the words', async () => {
      const seller = await person();
      const word = `zeph${crypto.randomUUID().replaceAll(/[^a-f]/g, '')}`;
      const called = {
        title: `A ${word} desk`,
        description: 'One of a kind, and so is its history. '.repeat(30),
      };
      await api().listingOf(seller, called);
      const mention = { title: 'Side table', description: `Goes with a ${word} desk. `.repeat(6) };
      await api().listingOf(seller, mention);
      const found = async (query: string) => (await list(query)).listings.map(({ title }) => title);
      expect(await found(`query=${word}`)).toEqual([called.title, mention.title]);
      expect(await found(`query=${word}%20desk`)).toEqual([called.title, mention.title]);
      expect(await found(`query=${word}&sort_by=created_at`)).toEqual([mention.title, called.title]);
    });

    it('filter by place and radius, and include the distance', async () => {
      const seller = await person();
      const word = `zeph${crypto.randomUUID().replaceAll(/[^a-f]/g, '')}`;
      const [here, there] = ['Madison, WI', 'Savannah, GA'];
      for (const location of [there, here, here]) await api().listingOf(seller, { title: word, location });
      const near = (more: string) =>
        list(`query=${word}&sort_by=created_at&near=${encodeURIComponent(here)}${more}`);
      const milesOf = ({ listings }: ListingsAnswer) => listings.map(({ distance_miles: miles }) => miles);
      for (const more of ['', '&radius=5', '&radius=100']) {
        const answer = await near(more);
        expect(answer).toMatchObject({ near: here, pagination: { total: 2 } });
        expect(milesOf(answer)).toEqual([0, 0]);
      }
      // About a thousand miles, whatever the exact city centers.
      expect(milesOf(await near('&radius=any')).map((miles = NaN) => Math.round(miles / 100))).toEqual([
        0, 0, 9,
      ]);
      const nearest = await list(
        `query=${word}&sort_by=distance&radius=any&near=${encodeURIComponent(there)}`,
      );
      expect(nearest.listings.map(({ location }) => location)).toEqual([there, here, here]);
      // A city without its state, and a state, which has no center.
      expect(await list(`query=${word}&near=Madison`)).toMatchObject({
        near: here,
        pagination: { total: 2 },
      });
      const state = await list(`query=${word}&near=WI&sort_by=distance`);
      expect(milesOf(state)).toEqual([undefined, undefined]);
      expect((await list(`query=${word}&near=zxqvkjw`)).pagination.total).toBe(0);
    });

    it('filter by condition', async () => {
      const ana = await person();
      const word = `zcon${crypto.randomUUID().replaceAll(/[^a-f]/g, '')}`;
      const groups = await read<Category[]>('/categories');
      const things = groups
        .flatMap(({ subCategories }) => subCategories)
        .find((sub) => sub.has_condition === true);
      for (const condition of ['new', 'good', undefined])
        await api().listingOf(ana, {
          title: word,
          category_id: things?.id,
          ...(condition !== undefined && { condition }),
        });
      const { listings } = await list(`query=${word}&condition=good`);
      expect(listings.map(({ condition }) => condition)).toEqual(['good']);
      expect((await list(`query=${word}&condition=any`)).pagination.total).toBe(3);
      expect((await list(`query=${word}&condition=fair`)).pagination.total).toBe(0);
    });

    it('filter by price period', async () => {
      const ana = await person();
      const word = `zper${crypto.randomUUID().replaceAll(/[^a-f]/g, '')}`;
      const groups = await read<Category[]>('/categories');
      const rooms = groups
        .flatMap(({ subCategories }) => subCategories)
        .find(({ price_periods: periods = [] }) => periods.includes('week') && periods.includes('month'));
      for (const [period, price] of [
        ['week', 90],
        ['month', 300],
        ['month', 900],
        [undefined, 300],
      ] as const)
        await api().listingOf(ana, {
          title: word,
          category_id: rooms?.id,
          price,
          ...(period !== undefined && { price_period: period }),
        });
      const { listings } = await list(`query=${word}&price_period=month`);
      expect(listings.map(({ price_period: period }) => period)).toEqual(['month', 'month']);
      // The prices are then those of that period.
      expect((await list(`query=${word}&price_period=month&max_price=400`)).pagination.total).toBe(1);
      expect((await list(`query=${word}&price_period=any`)).pagination.total).toBe(4);
      expect((await list(`query=${word}&price_period=day`)).pagination.total).toBe(0);
      const narrowed = `category_id=${rooms?.id}&price_period=month`;
      expect((await list(`${narrowed}&query=${word}`)).pagination.total).toBe(2);
    });

    it("filter by new listings and by other users' listings", async () => {
      const [ana, ben] = [await person('Ana Contract'), await person('Ben Contract')];
      const word = `zeph${crypto.randomUUID().replaceAll(/[^a-f]/g, '')}`;
      for (const seller of [ana, ben]) await api().listingOf(seller, { title: word });
      const found = (more: string) => list(`query=${word}&${more}`);
      for (const days of ['1', '30', 'any'])
        expect((await found(`posted_within=${days}`)).pagination.total, days).toBe(2);
      const { listings, without_sellers: names } = await found(`without_sellers=${unknownId},${ana.id}`);
      expect(listings.map(({ user_id: seller }) => seller)).toEqual([ben.id]);
      expect(names).toEqual([{ id: ana.id, name: 'Ana Contract' }]);
      expect(await found(`without_sellers=${ana.id},${ben.id}`)).toMatchObject({
        pagination: { total: 0 },
        without_sellers: [{ id: ana.id }, { id: ben.id }],
      });
    });

    it('are empty when nothing matches', async () => {
      expect((await list('query=zxqvkjw')).pagination.total).toBe(0);
      expect((await list('location=zxqvkjw')).pagination.total).toBe(0);
      expect((await list('category_id=no-such-category')).pagination.total).toBe(0);
      const cheap = await list('max_price=20&limit=100');
      expect(cheap.listings.every((listing) => (listing.price ?? 0) <= 20)).toBe(true);
      const sold = await list('status=sold');
      expect(sold.listings.every((listing) => listing.status === 'sold')).toBe(true);
    });

    it('accept amounts of any size', async () => {
      const all = (await list('limit=1')).pagination.total;
      for (const amount of ['1000000', '99999999.99', '999999999', '9'.repeat(30)]) {
        expect((await list(`min_price=${amount}`)).pagination.total, amount).toBe(0);
        expect((await list(`max_price=${amount}&limit=1`)).pagination.total, amount).toBe(all);
      }
    });

    it('newest first keep their anchor when listings are posted between two pages', async () => {
      const ana = await person();
      const title = `Pair of lamps ${crypto.randomUUID().slice(0, 8)}`;
      let category = '';
      const post = async (): Promise<string> => {
        const listing = await api().listingOf(ana, { title });
        category = listing.category_id;
        // Two with the same millisecond would be sorted by their ids.
        await expect.poll(() => Date.now()).toBeGreaterThan(Date.parse(listing.created_at));
        return listing.id;
      };
      const posted = [await post(), await post(), await post()];
      for (const path of ['/listings', `/categories/${category}/listings`]) {
        const pageOf = (more: string) =>
          read<ListingsAnswer>(
            `${path}?query=${encodeURIComponent(title)}&sort_by=created_at&sort_order=desc&limit=1&${more}`,
          );
        const idsOf = ({ listings }: ListingsAnswer) => listings.map(({ id }) => id);
        const first = await pageOf('page=1');
        const { anchor = '' } = first.pagination;
        expect(idsOf(first)).toEqual([posted.at(-1)]);
        const newer = await post();
        const rest = [await pageOf(`page=2&anchor=${anchor}`), await pageOf(`page=3&anchor=${anchor}`)];
        expect(rest.flatMap(idsOf)).toEqual(posted.slice(-3, -1).toReversed());
        expect(rest[0]?.pagination).toMatchObject({ total: first.pagination.total, page: 2, anchor });
        // Without an anchor, or with an invalid one, a list begins with its newest.
        for (const none of ['', '&anchor=1', '&anchor=yesterday'])
          expect(idsOf(await pageOf(`page=1${none}`))).toEqual([newer]);
        posted.push(newer);
      }
    });

    it.each([
      'min_price=abc',
      'max_price=-1',
      'radius=7',
      'with_photos=maybe',
      'posted_within=2',
      'condition=shiny',
      'price_period=fortnight',
      'without_sellers=a,%27',
      `without_sellers=${Array.from({ length: 11 }, (_, n) => n).join(',')}`,
      'sort_by=password',
      'sort_order=up',
      'status=secret',
    ])('reject %s', async (query) => {
      const response = await api().call('GET', `/listings?${query}`);
      expect(response.status).toBe(422);
      const [field = ''] = query.split('=');
      expect((await response.json()).errors).toHaveProperty(field);
    });

    it.each([
      "query=' OR 1=1 --",
      'query=%00%00',
      'query=%ED%A0%80',
      'location=%25%27%3B',
      'page=99999999999999999999',
      'limit=-5',
      `query=${'word '.repeat(500)}`,
    ])('survive %s', async (query) => {
      expect((await api().call('GET', `/listings?${query}`)).status).toBe(200);
    });
  });

  describe('one listing', () => {
    it('is the one from the list', async () => {
      const listing = await someListing();
      expect(await read<Listing>(`/listings/${listing.id}`)).toEqual(listing);
    });

    it('treats a stale token as a visitor', async () => {
      const listing = await someListing();
      const response = await api().call('GET', `/listings/${listing.id}`, { token: 'stale.token.here' });
      expect(response.status).toBe(200);
    });

    it('has relatives of its category, without itself', async () => {
      const listing = await someListing();
      const { listings } = await read<ListingsAnswer>(
        `/categories/${listing.category_id}/listings?limit=4&exclude=${listing.id}`,
      );
      expect(listings.length).toBeLessThanOrEqual(4);
      for (const other of listings) {
        expect(other.id).not.toBe(listing.id);
        expect(other.category_id).toBe(listing.category_id);
      }
    });

    it('relates listings near it with words of its title, then others near it, then those elsewhere', async () => {
      const seller = await person();
      const word = `zeph${crypto.randomUUID().replaceAll(/[^a-f]/g, '')}`;
      const post = (title: string, location: string) => api().listingOf(seller, { title, location });
      const subject = await post(`Green ${word} sofa`, 'Austin, TX');
      const related = [
        await post(`The same ${word} couch`, 'Austin, TX'),
        await post(`A ${word} frame`, 'Austin, TX'),
        await post('Something near', 'Austin, TX'),
        await post(`Another ${word}`, 'Madison, WI'),
        await post('Something far', 'Madison, WI'),
      ];
      const { listings } = await read<ListingsAnswer>(
        `/categories/${subject.category_id}/listings?limit=100&exclude=${subject.id}`,
      );
      const own = listings.filter(({ user_id: owner }) => owner === seller.id);
      expect(own.map(({ title }) => title)).toEqual(related.map(({ title }) => title));
    });

    it('counts a visitor once', async () => {
      const listing = await someListing();
      const headers = { 'user-agent': `contract ${Math.random()}` };
      const view = async (): Promise<number> =>
        (
          await dataOf<{ view_count: number }>(
            api().call('POST', `/listings/${listing.id}/view`, { headers }),
          )
        ).view_count;
      const first = await view();
      expect(first).toBe(listing.view_count + 1);
      expect(await view()).toBe(first);
      expect((await api().call('POST', `/listings/${unknownId}/view`)).status).toBe(404);
    });
  });

  describe('paths that could be taken for an id', () => {
    it('recent: the newest, ten unless told otherwise', async () => {
      const recent = await read<Listing[]>('/listings/recent');
      expect(recent.length).toBeLessThanOrEqual(10);
      expect(await read<Listing[]>('/listings/recent?limit=3')).toHaveLength(Math.min(3, recent.length));
      const times = recent.map((listing) => listing.created_at);
      expect(times).toEqual(times.toSorted().reverse());
    });

    it('stats: numbers that add up', async () => {
      const stats = await read<ListingsStats>('/listings/stats');
      const { active_listings, reserved_listings, sold_listings, expired_listings } = stats;
      expect(stats.total_listings).toBe(
        active_listings + reserved_listings + sold_listings + expired_listings,
      );
      expect(stats.active_listings).toBe((await list('limit=1')).pagination.total);
      expect(stats.total_views).toEqual(expect.any(Number));
    });
  });
}
