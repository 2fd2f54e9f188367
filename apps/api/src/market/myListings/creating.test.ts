import { texts, type Listing, type MyListingsAnswer } from '@porchlight/domain';
import { describe, expect, test } from 'vitest';
import { rates } from '../../platform/limits/index.ts';
import { describeOnDatabases } from '../../testing/testApi.ts';
import {
  bodyOf,
  caller,
  dataOf,
  listingBody,
  person,
  postListing,
  type TestPerson,
} from '../../testing/people.ts';

describeOnDatabases(
  'writing a listing',
  (server) => {
    const call = caller(server);
    const seen = async (id: string, who?: TestPerson) => dataOf<Listing>(call('GET', `/listings/${id}`, who));

    describe('POST /listings', () => {
      test('publishes an active listing in the chosen place', async () => {
        const ana = await person(server(), { name: 'Ana' });
        const answer = await call('POST', '/listings', ana, await listingBody(server()));
        expect(answer.status).toBe(201);
        const listing = await dataOf<Listing>(answer);
        expect(listing).toMatchObject({
          title: 'Walnut desk',
          price: 120.5,
          price_type: 'negotiable',
          location: 'Austin, TX',
          canonical_location: { city: 'Austin', state: 'TX', latitude: expect.any(Number) },
          contact_email: 'desk@porchlight.test',
          contact_phone: '(512) 555-0100',
          category: { slug: 'furniture' },
          status: 'active',
          featured: false,
          view_count: 0,
          images: [],
          user: { id: ana.id, name: 'Ana' },
          created_at: server().clock.now().toISOString(),
        });
        const visitor = await seen(listing.id);
        expect(visitor).not.toHaveProperty('contact_email');
        expect(visitor).not.toHaveProperty('contact_phone');
        expect(visitor.canonical_location).not.toHaveProperty('latitude');
      });

      test('a free listing has no price, whatever was typed', async () => {
        const ana = await person(server());
        expect(await postListing(server(), ana, { price: 40, price_type: 'free' })).toMatchObject({
          price: 0,
        });
      });

      test('prices are kept to the cent', async () => {
        const ana = await person(server());
        for (const price of [0.01, 19.99, 1.1, 999_999.99]) {
          expect((await postListing(server(), ana, { price })).price).toBe(price);
        }
      });

      test('without a phone there is none', async () => {
        const ana = await person(server());
        expect((await postListing(server(), ana, { contact_phone: '' })).contact_phone).toBeNull();
      });

      test.each([
        ['title', 'ab', texts.listingForm.titleMin],
        ['title', 'x'.repeat(256), texts.listingForm.titleMax],
        ['title', { $ne: '' }, texts.listingForm.titleMin],
        ['description', 'too short', texts.listingForm.descriptionMin],
        ['description', 'x'.repeat(2001), texts.listingForm.descriptionMax],
        ['price', -1, texts.listingForm.priceMin],
        ['price', 1_000_000, texts.listingForm.priceMax],
        ['price', '1e3', texts.listingForm.priceInvalid],
        ['price_type', 'barter', texts.listingForm.priceTypeRequired],
        ['contact_email', 'nobody', texts.listingForm.emailInvalid],
        ['contact_phone', '555', texts.listingForm.phoneMin],
        ['contact_phone', 'call me maybe', texts.listingForm.phoneInvalid],
        ['contact_phone', '1'.repeat(21), texts.listingForm.phoneMax],
        ['category_id', '', texts.listingForm.categoryRequired],
        ['category_id', 'furniture', texts.listingForm.categoryRequired],
        ['category_id', '00000000-0000-7000-8000-000000000000', texts.listingForm.categoryRequired],
        ['location', '', texts.listingForm.locationRequired],
        ['location', 'Atlantis, TX', texts.listingForm.locationInvalid],
        ['location', 'somewhere near Austin', texts.listingForm.locationInvalid],
      ])('%s is refused (%#)', async (field, value, text) => {
        const ana = await person(server());
        const answer = await call('POST', '/listings', ana, await listingBody(server(), { [field]: value }));
        expect(answer.status).toBe(422);
        expect((await bodyOf(answer)).errors?.[field]).toContain(text);
      });

      test('an unknown place is told in the words for the whole form', async () => {
        const ana = await person(server());
        const answer = await call(
          'POST',
          '/listings',
          ana,
          await listingBody(server(), { location: 'Nowhere' }),
        );
        expect((await bodyOf(answer)).message).toBe(texts.listingForm.locationInvalid);
      });

      test('a main group is not accepted as a category', async () => {
        const ana = await person(server());
        const [group] = await server().db.query<{ id: string }>(
          'SELECT id FROM categories WHERE parent_id IS NULL',
        );
        const answer = await call(
          'POST',
          '/listings',
          ana,
          await listingBody(server(), { category_id: group?.id }),
        );
        expect(answer.status).toBe(422);
      });

      test('every suggested place is accepted', async () => {
        const ana = await person(server());
        const suggested = await call('GET', '/geo/autocomplete?q=portl&types=address,city,postcode');
        const { suggestions } = (await suggested.json()) as {
          suggestions: { formatted: string; place_id: string }[];
        };
        expect(suggestions.length).toBeGreaterThan(0);
        for (const { formatted, place_id } of suggestions.slice(0, 3)) {
          const listing = await postListing(server(), ana, { location: formatted });
          expect(listing).toMatchObject({ location: formatted, canonical_location: { place_id } });
        }
      });

      test('what a caller must not set is ignored', async () => {
        const ana = await person(server());
        const ben = await person(server());
        const listing = await postListing(server(), ana, {
          id: '00000000-0000-7000-8000-000000000000',
          user_id: ben.id,
          status: 'sold',
          featured: true,
          view_count: 1000,
          created_at: '2000-01-01T00:00:00.000Z',
          title: 'A\0 desk',
        });
        expect(listing).toMatchObject({
          user_id: ana.id,
          status: 'active',
          featured: false,
          view_count: 0,
          title: 'A desk',
        });
        expect(listing.id).not.toMatch(/^0{8}/);
      });

      test('needs somebody who may write', async () => {
        const off = await person(server(), { active: false });
        expect((await call('POST', '/listings', undefined, {})).status).toBe(401);
        const answer = await call('POST', '/listings', off, await listingBody(server()));
        expect(answer.status).toBe(401);
      });
    });

    describe('Idempotency-Key', () => {
      const all = async (who: TestPerson) =>
        (await dataOf<MyListingsAnswer>(call('GET', '/user/listings', who))).listings.map(({ id }) => id);

      test('retries, even ten in parallel, make one listing', async () => {
        const ana = await person(server());
        const body = await listingBody(server());
        const headers = { 'idempotency-key': 'draft-1' };
        const answers = await Promise.all(
          Array.from({ length: 10 }, () => call('POST', '/listings', ana, body, headers)),
        );
        expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
        const made = await Promise.all(answers.map((answer) => dataOf<Listing>(answer)));
        expect(new Set(made.map(({ id }) => id)).size).toBe(1);
        expect(await all(ana)).toEqual([made[0]?.id]);
      });

      test('the key with another body is a conflict', async () => {
        const ana = await person(server());
        const headers = { 'idempotency-key': 'draft-2' };
        await call('POST', '/listings', ana, await listingBody(server()), headers);
        const answer = await call(
          'POST',
          '/listings',
          ana,
          await listingBody(server(), { title: 'Other' }),
          headers,
        );
        expect(answer.status).toBe(409);
        expect((await bodyOf(answer)).code).toBe('idempotency_key_reused');
      });

      test('a key belongs to one user', async () => {
        const [ana, ben] = [await person(server()), await person(server())];
        const headers = { 'idempotency-key': 'draft-3' };
        const body = await listingBody(server());
        const first = await dataOf<Listing>(call('POST', '/listings', ana, body, headers));
        const second = await dataOf<Listing>(call('POST', '/listings', ben, body, headers));
        expect(second.id).not.toBe(first.id);
        expect(second.user_id).toBe(ben.id);
      });

      test("a refused request doesn't use up the key", async () => {
        const ana = await person(server());
        const headers = { 'idempotency-key': 'draft-4' };
        const refused = await call(
          'POST',
          '/listings',
          ana,
          await listingBody(server(), { title: '' }),
          headers,
        );
        expect(refused.status).toBe(422);
        expect((await call('POST', '/listings', ana, await listingBody(server()), headers)).status).toBe(201);
      });

      test.each(['', 'x'.repeat(201), 'two words'])('an invalid key is refused (%#)', async (key) => {
        const ana = await person(server());
        const answer = await call('POST', '/listings', ana, await listingBody(server()), {
          'idempotency-key': key,
        });
        expect(answer.status).toBe(400);
      });
    });
  },
  { settings: { rateLimits: false } },
);

describeOnDatabases('the number of listings that a user publishes in an hour', (server) => {
  test("is limited; refused requests don't count", async () => {
    const ana = await person(server());
    const call = caller(server);
    const wrong = await listingBody(server(), { title: 'ab' });
    for (let sent = 0; sent < rates.publishByUser.max; sent += 1)
      expect((await call('POST', '/listings', ana, wrong)).status).toBe(422);
    const right = await listingBody(server());
    for (let sent = 0; sent < rates.publishByUser.max; sent += 1)
      expect((await call('POST', '/listings', ana, right)).status).toBe(201);
    const refused = await call('POST', '/listings', ana, right);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe(String(rates.publishByUser.seconds));
  });
});
