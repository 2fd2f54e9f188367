import type { CaseAnswer, CaseDetail, Message, SuspensionDays } from '@porchlight/domain';
import { describe, expect, test } from 'vitest';
import { failure, register } from '../../testing/auth.ts';
import { conversationsOn } from '../../testing/conversations.ts';
import { listenTo } from '../../testing/eventStream.ts';
import { deskOf, listingAddress, moderator } from '../../testing/moderators.ts';
import {
  caller,
  dataOf,
  PASSWORD,
  person,
  postListing,
  signedInAnew,
  type TestPerson,
} from '../../testing/people.ts';
import { describeOnDatabases } from '../../testing/testApi.ts';
import { endSuspensions } from './suspensions.ts';

const dayMs = 86_400_000;

describeOnDatabases(
  'a suspended user',
  (server) => {
    const call = caller(server);
    const desk = deskOf(server);
    const conversations = conversationsOn(server);
    const decided = async (answer: Promise<Response>): Promise<CaseDetail> =>
      (await dataOf<CaseAnswer>(answer)).case;

    test("receives message events on an open stream, but can't write with the token", async () => {
      const [mo, ana, ben] = [await moderator(server()), await person(server()), await person(server())];
      const listing = await postListing(server(), ben);
      const first = await dataOf<Message>(conversations.write(ana, listing.id));
      const stream = listenTo((await call('GET', '/messages/events', ana)).body);
      expect((await stream.next())?.event).toBe('ready');
      const found = await desk.reported(mo, ben, { listing_url: `https://a.test/sellers/${ana.id}` });
      expect((await desk.decide(mo, found, { kind: 'suspend', days: 7 })).status).toBe(201);
      expect(await failure(await conversations.reply(ana, first.id, 'Still me'))).toMatchObject({
        status: 403,
        code: 'suspended',
      });
      const answer = await dataOf<Message>(conversations.reply(ben, first.id, 'Are you there?'));
      expect(await stream.next()).toMatchObject({ data: { message_id: answer.id } });
      await stream.stop();
    });

    describe('deleting the account', () => {
      let addresses = 0;
      /** A user with a unique address, confirmed or not, who deleted the account while suspended. */
      async function left(days: SuspensionDays, isProven = true) {
        addresses += 1;
        const email = `zqleft${addresses}@porchlight.test`;
        const [mo, ana, ben] = [
          await moderator(server()),
          await person(server(), { email }),
          await person(server()),
        ];
        if (isProven) await server().db.query('UPDATE users SET verified = true WHERE id = $1', [ana.id]);
        const found = await desk.reported(mo, ben, { listing_url: `https://a.test/sellers/${ana.id}` });
        const after = await decided(desk.decide(mo, found, { kind: 'suspend', days }));
        expect((await leave(ana)).status).toBe(204);
        server().mails.length = 0;
        const anew = () =>
          register(server(), { name: 'Ana Anew', email: email.toUpperCase(), password: PASSWORD });
        return { mo, email, after, anew };
      }
      const leave = (who: TestPerson) => call('DELETE', '/auth/account', who, { password: PASSWORD });
      const kept = () => server().db.query<{ hash: string }>('SELECT hash FROM suspended_addresses');

      test('is known by a hash alone, opens no other one before it is over, and is told so by a letter', async () => {
        const { email, anew } = await left(7);
        expect(JSON.stringify(await kept())).toMatch(/^\[\{"hash":"[\w-]{43}"\}\]$/);
        // As for a taken address.
        expect(await failure(await anew())).toMatchObject({ status: 422, code: 'registration_failed' });
        await server().runJobs();
        const letter = server().mails.find(({ to }) => to.toLowerCase() === email);
        expect(letter?.subject).toBe('You can’t open a new Porchlight account with this address');
        expect(letter?.text).toMatch(/suspended until \w+ \d+, \d{4}/);
        const other = { name: 'A', email: `x${email}`, password: PASSWORD };
        expect((await register(server(), other)).status).toBe(201);
        server().clock.advance(7 * dayMs);
        expect((await anew()).status).toBe(201);
        await endSuspensions(server().deps);
        expect(await kept()).toEqual([]);
      });

      test('of an unlimited suspension stays blocked until a moderator undoes it', async () => {
        const { mo, after, anew } = await left(null);
        server().clock.advance(400 * dayMs);
        await endSuspensions(server().deps);
        expect((await anew()).status).toBe(422);
        expect((await desk.undo(await signedInAnew(server(), mo), after)).status).toBe(200);
        expect((await anew()).status).toBe(201);
      });

      test("doesn't block an address that was never confirmed", async () => {
        const { anew } = await left(null, false);
        expect((await anew()).status).toBe(201);
      });
    });

    test('a decision can be undone when its user or subject is deleted', async () => {
      const [mo, ana, ben] = [await moderator(server()), await person(server()), await person(server())];
      const listing = await postListing(server(), ana);
      const them = { listing_url: `https://a.test/sellers/${ana.id}` };
      const suspended = await desk.reported(mo, ben, them);
      await desk.decide(mo, suspended, { kind: 'suspend', days: null });
      const again = await desk.reported(mo, ben, them);
      const restored = await decided(desk.decide(mo, again, { kind: 'restore', reason: 'no_violation' }));
      const about = { listing_url: listingAddress(listing.id) };
      await desk.decide(mo, await desk.reported(mo, ben, about), { kind: 'hide_listing' });
      const shown = await decided(
        desk.decide(mo, await desk.reported(mo, ben, about), { kind: 'restore', reason: 'no_violation' }),
      );
      expect((await call('DELETE', '/auth/account', ana, { password: PASSWORD })).status).toBe(204);
      expect((await desk.undo(mo, await desk.read(mo, restored.id))).status).toBe(200);
      expect((await desk.undo(mo, await desk.read(mo, shown.id))).status).toBe(200);
      const [row] = await server().db.query<{ n: number }>(
        'SELECT count(*)::int AS n FROM hidden_listings WHERE listing_id = $1',
        [listing.id],
      );
      expect(row?.n).toBe(0);
    });
  },
  { settings: { rateLimits: false } },
);
