import { texts, type ErrorBody, type Listing, type OwnListingsAnswer } from '@porchlight/domain';
import { describe, expect, test } from 'vitest';
import { describeOnDatabases, type TestApi } from '../testing.ts';
import { dataOf, listingBody, person, postListing, signedInAnew, type TestPerson } from '../testingPeople.ts';

const bodyOf = async (answer: Response) => (await answer.json()) as ErrorBody;
const hourMs = 3_600_000;

describeOnDatabases(
  'own listings',
  (server) => {
    const call = (
      method: string,
      path: string,
      who?: TestPerson,
      json?: unknown,
      headers?: Record<string, string>,
    ) =>
      server().request(method, `/api/v1${path}`, {
        ...(who === undefined ? {} : { token: who.token }),
        ...(json === undefined ? {} : { json }),
        ...(headers === undefined ? {} : { headers }),
      });
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

      test('a free listing costs nothing, whatever was typed', async () => {
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

      test('a main group is no category for a listing', async () => {
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

      test('every place that was suggested can be posted with', async () => {
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
        expect(answer.status).toBe(403);
      });
    });

    describe('Idempotency-Key', () => {
      const all = async (who: TestPerson) =>
        (await dataOf<OwnListingsAnswer>(call('GET', '/user/listings', who))).listings.map(({ id }) => id);

      test('trying again, even ten times at once, makes one listing', async () => {
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

      test('the key with other content is a conflict', async () => {
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

      test('a key belongs to one person', async () => {
        const [ana, ben] = [await person(server()), await person(server())];
        const headers = { 'idempotency-key': 'draft-3' };
        const body = await listingBody(server());
        const first = await dataOf<Listing>(call('POST', '/listings', ana, body, headers));
        const second = await dataOf<Listing>(call('POST', '/listings', ben, body, headers));
        expect(second.id).not.toBe(first.id);
        expect(second.user_id).toBe(ben.id);
      });

      test('a refused request does not use the key up', async () => {
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

      test.each(['', 'x'.repeat(201), 'two words'])('a damaged key is refused (%#)', async (key) => {
        const ana = await person(server());
        const answer = await call('POST', '/listings', ana, await listingBody(server()), {
          'idempotency-key': key,
        });
        expect(answer.status).toBe(400);
      });
    });

    describe('PUT /listings/{id}', () => {
      test('replaces the whole form; an absent phone is cleared; the rest stays', async () => {
        const ana = await person(server());
        const before = await postListing(server(), ana);
        server().clock.advance(1000);
        const { contact_phone: _phone, ...body } = await listingBody(server(), {
          title: 'Oak desk',
          price_type: 'free',
          location: 'Dallas, TX',
        });
        const answer = await call('PUT', `/listings/${before.id}`, ana, body);
        expect(answer.status).toBe(200);
        expect(await dataOf<Listing>(answer)).toMatchObject({
          id: before.id,
          title: 'Oak desk',
          price: 0,
          location: 'Dallas, TX',
          contact_phone: null,
          status: 'active',
          created_at: before.created_at,
          updated_at: server().clock.now().toISOString(),
        });
      });

      test('a sold listing may be edited and stays sold', async () => {
        const ana = await person(server());
        const { id } = await postListing(server(), ana);
        await call('PATCH', `/listings/${id}/status`, ana, { status: 'sold' });
        const answer = await call(
          'PUT',
          `/listings/${id}`,
          ana,
          await listingBody(server(), { title: 'Gone desk' }),
        );
        expect(await dataOf<Listing>(answer)).toMatchObject({ title: 'Gone desk', status: 'sold' });
      });

      test('keeps its place even if that is suggested no longer', async () => {
        const ana = await person(server());
        const { id } = await postListing(server(), ana);
        await server().db.query(
          'UPDATE listings SET location = \'Old Town\', place = place || \'{"formatted":"Old Town"}\' WHERE id = $1',
          [id],
        );
        const answer = await call(
          'PUT',
          `/listings/${id}`,
          ana,
          await listingBody(server(), { location: 'Old Town' }),
        );
        expect(answer.status).toBe(200);
      });

      test('every rule of the form holds', async () => {
        const ana = await person(server());
        const { id } = await postListing(server(), ana);
        const answer = await call('PUT', `/listings/${id}`, ana, {});
        expect(answer.status).toBe(422);
        expect(Object.keys((await bodyOf(answer)).errors ?? {})).toEqual(
          expect.arrayContaining([
            'title',
            'description',
            'price_type',
            'location',
            'contact_email',
            'category_id',
          ]),
        );
      });
    });

    describe('PATCH /listings/{id}/status', () => {
      test('marks as sold, and asking again changes nothing', async () => {
        const ana = await person(server());
        const { id } = await postListing(server(), ana);
        for (let round = 0; round < 2; round += 1) {
          const answer = await call('PATCH', `/listings/${id}/status`, ana, { status: 'sold' });
          expect(answer.status).toBe(200);
          expect((await dataOf<Listing>(answer)).status).toBe('sold');
        }
      });

      test.each(['active', 'expired', 'SOLD', '', null, undefined, ['sold']])(
        'to %j is refused',
        async (status) => {
          const ana = await person(server());
          const { id } = await postListing(server(), ana);
          expect((await call('PATCH', `/listings/${id}/status`, ana, { status })).status).toBe(422);
          expect((await seen(id)).status).toBe('active');
        },
      );

      test('an expired listing cannot be sold', async () => {
        const ana = await person(server());
        const { id } = await postListing(server(), ana);
        await server().db.query("UPDATE listings SET status = 'expired' WHERE id = $1", [id]);
        expect((await call('PATCH', `/listings/${id}/status`, ana, { status: 'sold' })).status).toBe(422);
      });
    });

    describe('POST /listings/{id}/bump', () => {
      const newest = async () => (await dataOf<Listing[]>(call('GET', '/listings/recent?limit=1')))[0]?.id;

      test('brings a listing to the top, once in 48 hours', async () => {
        const ana = await person(server());
        const { id, created_at } = await postListing(server(), ana);
        server().clock.advance(1000);
        const other = await postListing(server(), ana);
        expect(await newest()).toBe(other.id);
        server().clock.advance(1000);
        const answer = await call('POST', `/listings/${id}/bump`, ana);
        expect(answer.status).toBe(200);
        expect((await dataOf<Listing>(answer)).created_at).toBe(created_at);
        expect(await newest()).toBe(id);

        const next = new Date(server().clock.now().getTime() + 48 * hourMs).toISOString();
        server().clock.advance(48 * hourMs - 1000);
        // The access token has run out meanwhile.
        const later = await signedInAnew(server(), ana);
        const early = await call('POST', `/listings/${id}/bump`, later);
        expect(early.status).toBe(409);
        expect(early.headers.get('retry-after')).toBe('1');
        expect(await bodyOf(early)).toMatchObject({
          code: 'bumped_recently',
          errors: { next_bump_at: [next] },
        });
        server().clock.advance(1000);
        expect((await call('POST', `/listings/${id}/bump`, later)).status).toBe(200);
      });

      test('of many bumps at once one counts', async () => {
        const ana = await person(server());
        const { id } = await postListing(server(), ana);
        const answers = await Promise.all(
          Array.from({ length: 5 }, () => call('POST', `/listings/${id}/bump`, ana)),
        );
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
        expect(answers.filter(({ status }) => status === 409)).toHaveLength(4);
      });

      test('a sold listing cannot be bumped', async () => {
        const ana = await person(server());
        const { id } = await postListing(server(), ana);
        await call('PATCH', `/listings/${id}/status`, ana, { status: 'sold' });
        expect((await call('POST', `/listings/${id}/bump`, ana)).status).toBe(409);
      });
    });

    describe('DELETE /listings/{id}', () => {
      test('removes the listing for good', async () => {
        const ana = await person(server());
        const { id } = await postListing(server(), ana);
        const answer = await call('DELETE', `/listings/${id}`, ana);
        expect(answer.status).toBe(204);
        expect(await answer.text()).toBe('');
        expect((await call('GET', `/listings/${id}`, ana)).status).toBe(404);
        expect((await call('DELETE', `/listings/${id}`, ana)).status).toBe(404);
      });
    });

    describe('GET /user/listings', () => {
      test('gives a person their own in every status, with counts', async () => {
        const [ana, ben] = [await person(server()), await person(server())];
        await postListing(server(), ben);
        const made: string[] = [];
        for (const price of [30, 10, 20]) {
          server().clock.advance(1000);
          made.push((await postListing(server(), ana, { price, title: `Desk ${40 - price}` })).id);
        }
        const [first, second, third] = made;
        await call('PATCH', `/listings/${first}/status`, ana, { status: 'sold' });
        await server().db.query("UPDATE listings SET status = 'expired' WHERE id = $1", [second]);
        const list = async (query: string) =>
          dataOf<OwnListingsAnswer>(call('GET', `/user/listings${query}`, ana));
        const idsOf = ({ listings }: OwnListingsAnswer) => listings.map(({ id }) => id);

        const everything = await list('');
        expect(idsOf(everything)).toEqual([third, second, first]);
        expect(everything.counts).toEqual({ all: 3, active: 1, sold: 1, expired: 1 });
        expect(everything.pagination).toEqual({
          page: 1,
          limit: 20,
          total: 3,
          total_pages: 1,
          has_next: false,
          has_prev: false,
        });
        expect(everything.listings[0]).toHaveProperty('contact_email');
        expect(idsOf(await list('?status=sold'))).toEqual([first]);
        expect((await list('?status=sold')).counts?.all).toBe(3);
        expect(idsOf(await list('?status=all&sort_by=price&sort_order=asc'))).toEqual([second, third, first]);
        expect(idsOf(await list('?sort_by=title&sort_order=desc'))).toEqual([second, third, first]);
        expect(idsOf(await list('?sort_by=date&sort_order=asc&limit=2&page=2'))).toEqual([third]);
      });

      test('is for signed-in people; an inactive one may read', async () => {
        const off = await person(server(), { active: false });
        expect((await call('GET', '/user/listings')).status).toBe(401);
        expect((await call('GET', '/user/listings', off)).status).toBe(200);
      });
    });

    describe('somebody else', () => {
      const attempts: [string, string, (test: TestApi) => Promise<unknown>][] = [
        ['PUT', '', (test) => listingBody(test)],
        ['PUT', '', async () => ({})],
        ['PATCH', '/status', async () => ({ status: 'sold' })],
        ['POST', '/bump', async () => undefined],
        ['DELETE', '', async () => undefined],
      ];

      test.each(attempts)('may not %s /listings/{id}%s', async (method, path, make) => {
        const [ana, eve, off] = [
          await person(server()),
          await person(server()),
          await person(server(), { active: false }),
        ];
        const { id } = await postListing(server(), ana);
        const json = await make(server());
        const answer = await call(method, `/listings/${id}${path}`, eve, json);
        expect(answer.status).toBe(403);
        expect((await bodyOf(answer)).message).toBe(texts.listingForm.deniedText);
        expect((await call(method, `/listings/${id}${path}`, undefined, json)).status).toBe(401);
        expect((await call(method, `/listings/${id}${path}`, off, json)).status).toBe(403);
        expect(await seen(id)).toMatchObject({ title: 'Walnut desk', status: 'active' });
        for (const unknown of ['00000000-0000-7000-8000-000000000000', 'x', "' OR 1=1 --", '%00', '..%2f']) {
          expect(
            (await call(method, `/listings/${encodeURIComponent(unknown)}${path}`, eve, json)).status,
          ).toBe(404);
        }
      });
    });
  },
  { settings: { rateLimits: false } },
);
