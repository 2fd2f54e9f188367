import type {
  AccountAnswer,
  CaseAnswer,
  CaseDetail,
  CategoryStats,
  ConversationAnswer,
  Listing,
  ListingsAnswer,
  ListingsStats,
  Message,
} from '@porchlight/domain';
import { decodeToken, texts } from '@porchlight/domain';
import { describe, expect, test } from 'vitest';
import { conversationsOn } from '../../testing/conversations.ts';
import { deskOf, listingAddress, moderator } from '../../testing/moderators.ts';
import {
  bodyOf,
  caller,
  dataOf,
  listingBody,
  PASSWORD,
  person,
  postListing,
  signedInAnew,
} from '../../testing/people.ts';
import { describeOnDatabases } from '../../testing/testApi.ts';
import { endSuspensions } from './suspensions.ts';

describeOnDatabases(
  'effects of decisions',
  (server) => {
    const call = caller(server);
    const desk = deskOf(server);
    const conversations = conversationsOn(server);

    /** A listing with a unique title, its owner, another user, and a moderator. */
    const aListing = async (title: string) => {
      const [mo, ana, ben] = [await moderator(server()), await person(server()), await person(server())];
      return { mo, ana, ben, listing: await postListing(server(), ana, { title }) };
    };
    const decided = async (answer: Promise<Response>): Promise<CaseDetail> =>
      (await dataOf<CaseAnswer>(answer)).case;

    /** Everything about a listing that another user can see. */
    const seen = async (listing: Listing, viewer: Parameters<typeof call>[2]) => {
      const ids = async (path: string) => {
        const { listings } = await dataOf<ListingsAnswer>(call('GET', path, viewer));
        return listings.map(({ id }) => id).includes(listing.id);
      };
      const words = encodeURIComponent(listing.title);
      const terms = await server().db.query<{ n: number }>(
        'SELECT coalesce(sum(listings), 0)::int AS n FROM search_terms WHERE term = $1',
        [listing.title.toLowerCase()],
      );
      const stats = await dataOf<ListingsStats>(call('GET', '/listings/stats'));
      const categories = await dataOf<CategoryStats[]>(call('GET', '/categories/stats'));
      const counted = categories.reduce((sum, { listing_count: count }) => sum + count, 0);
      const map = await dataOf<{ total: number }>(call('GET', `/listings/map?query=${words}`));
      return {
        page: (await call('GET', `/listings/${listing.id}`, viewer)).status,
        search: await ids(`/listings?query=${words}`),
        seller: await ids(`/listings?user_id=${listing.user_id}`),
        saved: (await dataOf<Listing[]>(call('GET', '/favorites', viewer))).length,
        map: map.total,
        terms: terms[0]?.n,
        agree: stats.active_listings === counted,
        active: stats.active_listings,
      };
    };

    describe('hiding a listing', () => {
      test('hides it from all but its owner, who sees the reason; undoing restores it', async () => {
        const { mo, ana, ben, listing } = await aListing('Zweihander');
        await call('POST', `/favorites/${listing.id}`, ben);
        const before = await seen(listing, ben);
        expect(before).toMatchObject({ page: 200, search: true, seller: true, saved: 1, map: 1, terms: 1 });
        const found = await desk.reported(mo, ben, { listing_url: listingAddress(listing.id) });
        const after = await decided(
          desk.decide(mo, found, { kind: 'hide_listing', reason: 'prohibited', words: 'No weapons.' }),
        );
        expect(await seen(listing, ben)).toEqual({
          page: 404,
          search: false,
          seller: false,
          saved: 0,
          map: 0,
          terms: 0,
          agree: true,
          active: before.active - 1,
        });
        expect((await conversations.write(ben, listing.id)).status).toBe(404);
        expect((await call('POST', `/favorites/${listing.id}`, ben)).status).toBe(404);
        const own = await dataOf<Listing>(call('GET', `/listings/${listing.id}`, ana));
        expect(own.hidden).toEqual({ reason: 'prohibited', words: 'No weapons.' });
        await desk.undo(mo, after);
        expect(await seen(listing, ben)).toEqual(before);
        expect(await dataOf<Listing>(call('GET', `/listings/${listing.id}`, ana))).not.toHaveProperty(
          'hidden',
        );
      });

      test('an edit by its owner puts it back into the queue, where it can be restored', async () => {
        const { mo, ana, ben, listing } = await aListing('Flamberge');
        const found = await desk.reported(mo, ben, { listing_url: listingAddress(listing.id) });
        await desk.decide(mo, found, { kind: 'hide_listing' });
        const json = await listingBody(server(), { title: 'Garden fork' });
        const edited = await dataOf<Listing>(call('PUT', `/listings/${listing.id}`, ana, json));
        expect(edited.hidden?.reason).toBe('scam');
        const again = await desk.read(mo, found.id);
        expect(again).toMatchObject({
          state: 'open',
          is_new_since_edit: true,
          is_changed: true,
          allowed: ['nothing_wrong', 'hide_listing', 'warn', 'suspend', 'restore'],
        });
        const restored = await decided(desk.decide(mo, again, { kind: 'restore', reason: 'no_violation' }));
        expect(restored).not.toHaveProperty('is_new_since_edit');
        expect(await seen({ ...listing, title: 'Garden fork' }, ben)).toMatchObject({
          page: 200,
          search: true,
        });
        // After undoing the restore it is hidden as before.
        await desk.undo(mo, restored);
        expect((await call('GET', `/listings/${listing.id}`, ben)).status).toBe(404);
        expect((await call('DELETE', `/listings/${listing.id}`, ana)).status).toBe(204);
        expect(await desk.read(mo, found.id)).toMatchObject({ is_changed: true });
        expect(
          await server().db.query('SELECT 1 FROM hidden_listings WHERE listing_id = $1', [listing.id]),
        ).toEqual([]);
      });
    });

    describe('suspending a user', () => {
      test('allows them at once only to read their messages and data', async () => {
        const { mo, ana, ben, listing } = await aListing('Morningstar');
        const message = await dataOf<Message>(conversations.write(ben, listing.id));
        const found = await desk.reported(mo, ben, { listing_url: listingAddress(listing.id) });
        await desk.decide(mo, found, { kind: 'suspend', reason: 'spam', words: 'A week off.', days: 7 });
        const refused = await conversations.reply(ana, message.id, 'Yes.');
        expect(refused.status).toBe(403);
        expect(await bodyOf(refused)).toMatchObject({
          code: 'suspended',
          message: texts.moderation.suspended,
        });
        // Their next token tells the app.
        expect(decodeToken((await signedInAnew(server(), ana)).token)).toMatchObject({ suspended: true });
        for (const [method, path, json] of [
          ['POST', '/listings', await listingBody(server())],
          ['PUT', '/auth/name', { name: 'Other' }],
          ['DELETE', `/listings/${listing.id}`],
          ['POST', `/favorites/${listing.id}`],
          ['PUT', `/auth/blocks/${ben.id}`],
        ] as const)
          expect((await call(method, path, ana, json)).status, path).toBe(403);
        for (const path of [
          '/user/listings',
          '/messages/conversations',
          '/favorites',
          `/listings/${listing.id}`,
        ])
          expect((await call('GET', path, ana)).status, path).toBe(200);
        expect((await call('PUT', `/messages/${message.id}/read`, ana)).status).toBe(200);
        const until = new Date(server().clock.now().getTime() + 7 * 86_400_000).toISOString();
        const suspension = { until, reason: 'spam', words: 'A week off.' };
        expect((await dataOf<AccountAnswer>(call('GET', '/auth/me', ana))).suspension).toEqual(suspension);
        expect(
          (await call('POST', '/auth/login', undefined, { email: ana.user.email, password: PASSWORD }))
            .status,
        ).toBe(200);
      });

      test('hides their listings, and restores them afterwards', async () => {
        const { mo, ana, ben, listing } = await aListing('Halberd');
        await call('POST', `/favorites/${listing.id}`, ben);
        const before = await seen(listing, ben);
        const found = await desk.reported(mo, ben, { listing_url: `https://a.test/sellers/${ana.id}` });
        await desk.decide(mo, found, { kind: 'suspend', days: 1 });
        expect(await seen(listing, ben)).toEqual({
          page: 404,
          search: false,
          seller: false,
          saved: 0,
          map: 0,
          terms: 0,
          agree: true,
          active: before.active - 1,
        });
        server().clock.advance(86_400_000);
        const later = await signedInAnew(server(), ana);
        // They can write again from that moment on.
        expect((await call('PUT', '/auth/name', later, { name: 'Ana Again' })).status).toBe(200);
        await endSuspensions(server().deps);
        expect(await seen(listing, await signedInAnew(server(), ben))).toEqual(before);
      });

      test('an unlimited one after a limited one, when undone, becomes the limited one again', async () => {
        const { mo, ana, ben, listing } = await aListing('Partisan');
        const first = await desk.reported(mo, ben, { listing_url: `https://a.test/sellers/${ana.id}` });
        await desk.decide(mo, first, { kind: 'suspend', days: 30 });
        const other = await desk.reported(mo, ben, { listing_url: listingAddress(listing.id) });
        const forGood = await decided(desk.decide(mo, other, { kind: 'suspend', days: null }));
        expect(forGood.decisions).toMatchObject([{ kind: 'suspend', days: null }]);
        const until = async () =>
          (await dataOf<AccountAnswer>(call('GET', '/auth/me', ana))).suspension?.until;
        expect(await until()).toBeNull();
        await desk.undo(mo, forGood);
        expect(await until()).toEqual(expect.any(String));
        // Suspended users are not moderators.
        expect((await call('GET', '/admin/cases', ana)).status).toBe(403);
      });

      test('an unlimited one after a limited one, when both are undone, becomes none', async () => {
        const { mo, ana, ben, listing } = await aListing('Voulge');
        const first = await desk.reported(mo, ben, { listing_url: `https://a.test/sellers/${ana.id}` });
        await desk.decide(mo, first, { kind: 'suspend', days: 30 });
        const other = await desk.reported(mo, ben, { listing_url: listingAddress(listing.id) });
        const forGood = await decided(desk.decide(mo, other, { kind: 'suspend', days: null }));
        const suspension = async () =>
          (await dataOf<AccountAnswer>(call('GET', '/auth/me', ana))).suspension?.until;
        // The earlier one is no longer in effect: undoing it changes nothing.
        await desk.undo(mo, await desk.read(mo, first.id));
        expect(await suspension()).toBeNull();
        await desk.undo(mo, forGood);
        expect(await suspension()).toBeUndefined();
      });

      test('with the account deleted, the word counts of listings stay right', async () => {
        const { mo, ana, ben, listing } = await aListing('Glaive');
        const found = await desk.reported(mo, ben, { listing_url: listingAddress(listing.id) });
        await desk.decide(mo, found, { kind: 'suspend', days: null });
        await server().db.query('DELETE FROM users WHERE id = $1', [ana.id]);
        const counted = () =>
          server().db.query('SELECT words, term, listings FROM search_terms ORDER BY words, term');
        const kept = await counted();
        await server().db.query('SELECT recount_search_terms()');
        expect(await counted()).toEqual(kept);
        expect(await desk.read(mo, found.id)).toMatchObject({ is_changed: true, allowed: [] });
      });
    });

    test('removing a message empties it for both, and the case keeps what it said', async () => {
      const { mo, ana, ben, listing } = await aListing('Poleaxe');
      const message = await dataOf<Message>(conversations.write(ben, listing.id, 'You thief.', 'Thief'));
      const found = await desk.reported(mo, ana, { message_id: message.id });
      const after = await decided(desk.decide(mo, found, { kind: 'remove_message', reason: 'offensive' }));
      for (const [who, other] of [
        [ana, ben],
        [ben, ana],
      ] as const) {
        const path = `/messages/conversations/${listing.id}/${other.id}`;
        const { messages } = await dataOf<ConversationAnswer>(call('GET', path, who));
        expect(messages).toMatchObject([{ id: message.id, content: '', subject: '', removed: true }]);
        const inbox = await (await call('GET', '/messages/conversations', who)).text();
        expect(inbox).not.toContain('thief');
      }
      expect(after.snapshot.message?.content).toBe('You thief.');
      await desk.undo(mo, after);
      const back = await dataOf<Message>(call('GET', `/messages/${message.id}`, ana));
      expect(back).toMatchObject({ content: 'You thief.', subject: 'Thief' });
      expect(back).not.toHaveProperty('removed');
    });
  },
  { settings: { rateLimits: false } },
);
