import { type Listing } from '@porchlight/domain';
import { describe, expect, test } from 'vitest';
import { describeOnDatabases } from '../testing/testApi.ts';
import { bodyOf, caller, dataOf, listingBody, person, postListing, signedInAnew } from '../testing/people.ts';

const hourMs = 3_600_000;

describeOnDatabases(
  'changing one’s listings',
  (server) => {
    const call = caller(server);
    const seen = async (id: string) => dataOf<Listing>(call('GET', `/listings/${id}`));

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
  },
  { settings: { rateLimits: false } },
);
