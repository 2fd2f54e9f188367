import type { DayNumbers, NumbersAnswer } from '@porchlight/domain';
import { describe, expect, test } from 'vitest';
import { addListing, addUser, removeListings } from '../../testing/listings.ts';
import { moderator } from '../../testing/moderators.ts';
import { caller, dataOf, person, postListing, type TestPerson } from '../../testing/people.ts';
import { describeOnDatabases } from '../../testing/testApi.ts';
import { countFinishedDays } from './daily.ts';

describeOnDatabases(
  'daily numbers',
  (server) => {
    const call = caller(server);
    const days = async (who: TestPerson, query = ''): Promise<DayNumbers[]> =>
      (await dataOf<NumbersAnswer>(call('GET', `/admin/numbers${query}`, who))).days;
    let mo: TestPerson;

    test('require a moderator, and cover a limited number of days', async () => {
      mo = await moderator(server());
      expect((await call('GET', '/admin/numbers')).status).toBe(401);
      expect((await call('GET', '/admin/numbers', await person(server()))).status).toBe(403);
      for (const wrong of ['6', '91', 'all', '-1'])
        expect((await call('GET', `/admin/numbers?days=${wrong}`, mo)).status, wrong).toBe(422);
      const month = await days(mo);
      expect(month).toHaveLength(30);
      expect(month[0]?.day).toBe('2026-05-17');
      expect(month.at(-1)?.day).toBe('2026-06-15');
      expect(await days(mo, '?days=7')).toEqual(month.slice(-7));
      expect(await days(mo, '?days=90')).toHaveLength(90);
    });

    describe('count each UTC day from midnight to midnight', () => {
      test('listings by posting time, and sold ones by selling time', async () => {
        const api = server();
        await removeListings(api);
        for (const createdAt of ['2026-06-12T23:59:59.999Z', '2026-06-13T00:00:00.000Z'])
          await addListing(api, { createdAt });
        const ana = await person(api);
        const { id } = await postListing(api, ana);
        const { id: kept } = await postListing(api, ana);
        for (const sold of [id, kept])
          await call('PATCH', `/listings/${sold}/status`, ana, { status: 'sold' });
        await call('PATCH', `/listings/${kept}/status`, ana, { status: 'active' });
        const [before, first, second, third] = (await days(mo, '?days=7')).slice(-4);
        expect([before?.listings, first?.listings, second?.listings, third?.listings]).toEqual([1, 1, 0, 2]);
        expect([before?.sold, first?.sold, second?.sold, third?.sold]).toEqual([0, 0, 0, 1]);
      });

      test('users, their messages, reports, and the median time to a decision', async () => {
        const { db, deps } = server();
        const [before] = (await days(mo)).slice(-1);
        const [from, to] = [await addUser(server()), await addUser(server())];
        const conversation = deps.ids.next();
        await db.query(
          `INSERT INTO conversations (id, listing_id, seller_id, asker_id, listing_title, created_at, last_message_at)
           VALUES ($1, $2, $3, $4, 'Desk', $5, $5)`,
          [conversation, deps.ids.next(), to, from, deps.clock.now()],
        );
        for (const notice of [null, null, 'sold'])
          await db.query(
            `INSERT INTO messages (id, conversation_id, from_user_id, to_user_id, subject, content, notice, created_at)
             VALUES ($1, $2, $3, $4, 'Desk', 'Hello', $5, $6)`,
            [deps.ids.next(), conversation, from, to, notice, deps.clock.now()],
          );
        for (const hours of [1, 3, 20])
          await db.query(
            `INSERT INTO cases (id, subject, title, urgency, state, opened_at, decided_at, snapshot)
             VALUES ($1, 'other', 'A case', 'medium', 'decided', $2::timestamptz - make_interval(hours => $3), $2, '{}')`,
            [deps.ids.next(), '2026-06-15T15:00:00.000Z', hours],
          );
        const report = {
          reporter_name: 'Rosa',
          reporter_email: 'rosa@porchlight.test',
          report_type: 'spam',
          urgency: 'low',
          subject: 'Twice',
          description: 'It stands there twice.',
        };
        expect((await call('POST', '/support/report', undefined, report)).status).toBe(201);
        const [now] = (await days(mo)).slice(-1);
        expect(now).toEqual({
          ...before,
          people: (before?.people ?? 0) + 2,
          messages: (before?.messages ?? 0) + 2,
          reports: (before?.reports ?? 0) + 1,
          hours_to_decision: 3,
        });
      });
    });

    test('stay as they were when a day was over, whatever is deleted later', async () => {
      const { db, clock } = server();
      await addListing(server(), { createdAt: '2026-06-10T10:00:00.000Z' });
      const on = async (day: string) => (await days(mo)).find((numbers) => numbers.day === day)?.listings;
      expect(await on('2026-06-10')).toBe(1);
      await Promise.all([countFinishedDays(db, clock.now()), countFinishedDays(db, clock.now())]);
      const counted = await db.query('SELECT day FROM daily_numbers');
      expect(counted).toHaveLength(90);
      const today = await on('2026-06-15');
      await removeListings(server());
      expect([await on('2026-06-10'), today === 0, await on('2026-06-15')]).toEqual([1, false, 0]);
      expect(await days(mo, '?days=90')).toHaveLength(90);
    });
  },
  { settings: { rateLimits: false } },
);
