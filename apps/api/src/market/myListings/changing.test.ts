import { type Listing, priceBefore } from '@porchlight/domain';
import { describe, expect, test } from 'vitest';
import { describeOnDatabases } from '../../testing/testApi.ts';
import {
  bodyOf,
  caller,
  dataOf,
  listingBody,
  person,
  postListing,
  signedInAnew,
} from '../../testing/people.ts';

const hourMs = 3_600_000;

describeOnDatabases(
  'changing one’s listings',
  (server) => {
    const call = caller(server);

    describe('PUT /listings/{id}', () => {
      test('replaces the whole form; a missing phone number is cleared; other data stays', async () => {
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

      test('shows an earlier price if it stood for a day', async () => {
        const ana = await person(server());
        const { id, created_at: posted } = await postListing(server(), ana, { price: 150 });
        const put = async (fields: Record<string, unknown>) =>
          dataOf<Listing>(
            call(
              'PUT',
              `/listings/${id}`,
              await signedInAnew(server(), ana),
              await listingBody(server(), fields),
            ),
          );
        server().clock.advance(25 * hourMs);
        const fell = await put({ price: 120 });
        const until = server().clock.now().toISOString();
        expect(fell.past_prices).toEqual([{ price: 150, since: posted, until }]);
        expect(priceBefore(fell, server().clock.now().getTime())).toBe(150);
        // A rise undone at once; another title; another price type.
        server().clock.advance(hourMs);
        await put({ price: 900 });
        server().clock.advance(hourMs);
        const again = await put({ price: 100 });
        expect(again.past_prices).toEqual(fell.past_prices);
        server().clock.advance(25 * hourMs);
        const renamed = await put({ price: 100, title: 'Oak desk', price_type: 'negotiable' });
        expect(renamed.past_prices).toEqual(fell.past_prices);
        // A higher price that stood for a day counts, without exceeding the price before.
        await put({ price: 400 });
        server().clock.advance(25 * hourMs);
        const lowered = await put({ price: 100 });
        expect(lowered.past_prices?.map(({ price }) => price)).toEqual([150, 100, 400]);
        expect(priceBefore(lowered, server().clock.now().getTime())).toBeUndefined();
        // Past prices that are too old are dropped at the next change.
        server().clock.advance(31 * 24 * hourMs);
        const later = await put({ price: 90 });
        expect(later.past_prices?.map(({ price }) => price)).toEqual([100]);
        expect(priceBefore(later, server().clock.now().getTime())).toBe(100);
        expect(await dataOf<Listing>(call('GET', `/listings/${id}`))).toMatchObject({
          past_prices: later.past_prices,
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

      test('keeps its place even if that is no longer suggested', async () => {
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

      test('all rules of the form apply', async () => {
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

    describe('POST /listings/{id}/bump', () => {
      const newest = async () => (await dataOf<Listing[]>(call('GET', '/listings/recent?limit=1')))[0]?.id;

      test('moves a listing to the top, once in 48 hours', async () => {
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
        // The access token has expired meanwhile.
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

      test('of parallel bumps only one counts', async () => {
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
  },
  { settings: { rateLimits: false } },
);
