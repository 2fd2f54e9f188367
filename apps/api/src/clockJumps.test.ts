import { randomUUID } from 'node:crypto';
import type { AuthAnswer, Listing, RefreshAnswer } from '@porchlight/domain';
import { expect, test } from 'vitest';
import { createWorker } from './market/jobs/index.ts';
import { schedules } from './market/jobs/schedules.ts';
import { PASSWORD, caller, dataOf, person, postListing, type TestPerson } from './testing/people.ts';
import { describeOnDatabases } from './testing/testApi.ts';

const hour = 3_600_000;
const day = 24 * hour;

describeOnDatabases(
  'a clock that is ahead for a short time',
  (server) => {
    const call = caller(server);
    const statusOf = async (id: string) => (await dataOf<Listing>(call('GET', `/listings/${id}`))).status;
    const refresh = (token: string) => call('POST', '/auth/refresh', undefined, { refresh_token: token });

    /** Runs all schedules, whether or not they are due. */
    async function runSchedules(): Promise<void> {
      await server().db.query('DELETE FROM jobs WHERE is_recurring');
      const worker = createWorker(server().deps);
      await worker.plan();
      await worker.runDue();
    }

    /** Inserts a row of each kind that a schedule deletes or ends. */
    async function fill({ id: userId }: TestPerson, listingId: string): Promise<void> {
      const { db, clock } = server();
      const [now, soon] = [clock.now(), new Date(clock.now().getTime() + hour)];
      // More than three years old once the clock is 400 days ahead.
      const longAgo = new Date(now.getTime() - 800 * day);
      const insert = (sql: string, ...values: unknown[]) => db.query(`INSERT INTO ${sql}`, values);
      await insert(`email_confirmations VALUES ('c', $1, 'a@b.test', $2, $3)`, userId, now, soon);
      await insert(`password_reset_tokens VALUES ('r', $1, $2, $3)`, userId, now, soon);
      await insert(`listing_views VALUES ($1, 'v', $2)`, listingId, now);
      await insert(`waiting_images VALUES ($1, $2, '[]', NULL, $3)`, randomUUID(), userId, now);
      await insert(`idempotency_keys VALUES ($1, 'k', 'h', 200, '{}', $2)`, userId, now);
      await insert(`notifications VALUES ($1, 'message', $2, '', $3)`, userId, listingId, now);
      await insert(`notifications VALUES ($1, 'daily', $2, '', NULL, NULL, $3)`, userId, listingId, now);
      await insert(
        `listing_traces VALUES ($1, $2, '{}', '{}', $3) ON CONFLICT DO NOTHING`,
        listingId,
        userId,
        now,
      );
      await insert(`noticed VALUES ('n', $1, $2, $3)`, listingId, userId, now);
      await insert(`rate_limits VALUES ('b', $1, 1)`, now);
      await insert(
        `support_messages (id, name, email, subject, category, message, created_at)
         VALUES ($1, 'n', 'a@b.test', 's', 'general', 'm', $2)`,
        randomUUID(),
        longAgo,
      );
      await insert(
        `reports (id, reporter_name, reporter_email, report_type, urgency, subject, description, contact_preference,
           created_at)
         VALUES ($1, 'n', 'a@b.test', 'scam', 'low', 's', 'd', 'none', $2)`,
        randomUUID(),
        longAgo,
      );
      await insert(
        `exports (user_id, file_id, state, asked_at, expires_at) VALUES ($1, $2, 'ready', $3, $4)`,
        userId,
        randomUUID(),
        now,
        soon,
      );
      await insert(`suspensions VALUES ($1, $2, 'spam', '', $3)`, userId, randomUUID(), soon);
      await insert(`suspended_addresses VALUES ('s', $1, $2)`, randomUUID(), soon);
    }
    const tables = [
      'refresh_tokens',
      'token_families',
      'email_confirmations',
      'password_reset_tokens',
      'listing_views',
      'waiting_images',
      'idempotency_keys',
      `notifications WHERE kind = 'message'`,
      'notifications WHERE waits_since IS NOT NULL',
      'listing_traces',
      'noticed',
      'rate_limits',
      'support_messages',
      'reports',
      'exports',
      'suspensions',
      'suspended_addresses',
      `listings WHERE status = 'active'`,
    ];
    const counts = async () => {
      const found: Record<string, number> = {};
      for (const table of tables) found[table] = (await server().db.query(`SELECT 1 FROM ${table}`)).length;
      return found;
    };

    test('deletes and ends nothing at once, and everything an hour later', async () => {
      const ana = await person(server());
      const { id } = await postListing(server(), ana);
      await server().runJobs();
      await fill(ana, id);
      const before = await counts();
      expect(Object.values(before).every((count) => count > 0)).toBe(true);
      const daysCounted = () => server().db.query('SELECT day FROM daily_numbers ORDER BY day');
      await runSchedules();
      const days = await daysCounted();

      server().clock.jump(400 * day);
      await runSchedules();
      expect(await counts()).toEqual(before);
      expect(await daysCounted()).toEqual(days);
      server().clock.jump(-400 * day);
      await runSchedules();
      expect(await counts()).toEqual(before);

      server().clock.jump(400 * day);
      await runSchedules();
      server().clock.advance(hour);
      await runSchedules();
      const after = await counts();
      expect(Object.keys(after).filter((table) => after[table] !== 0)).toEqual([]);
    });

    test("doesn't end a session, which still lasts its own time afterwards", async () => {
      const ana = await person(server());
      server().clock.jump(70 * day);
      await runSchedules();
      const ahead = await refresh(ana.refreshToken);
      expect(ahead.status).toBe(200);
      const { token, refresh_token: next } = await dataOf<RefreshAnswer>(ahead);
      expect((await server().request('GET', '/api/v1/auth/me', { token })).status).toBe(200);
      server().clock.jump(-70 * day);
      await runSchedules();
      const right = await refresh(next);
      expect(right.status).toBe(200);
      const { refresh_token: last } = await dataOf<RefreshAnswer>(right);
      server().clock.advance(31 * day);
      expect((await refresh(last)).status).toBe(401);
    });

    test('does not end a suspension', async () => {
      const ana = await person(server());
      await server().db.query(`INSERT INTO suspensions VALUES ($1, $2, 'spam', '', $3)`, [
        ana.id,
        randomUUID(),
        new Date(server().clock.now().getTime() + 7 * day),
      ]);
      server().clock.jump(70 * day);
      const json = { email: ana.user.email, password: PASSWORD };
      const { user } = await dataOf<AuthAnswer>(server().request('POST', '/api/v1/auth/login', { json }));
      expect(user.suspension).toBeDefined();
      server().clock.jump(-70 * day);
    });

    test('restores the status of listings that expired, even if the clock was trusted meanwhile', async () => {
      const ana = await person(server());
      const [active, reserved, sold, renewed] = [
        await postListing(server(), ana),
        await postListing(server(), ana),
        await postListing(server(), ana),
        await postListing(server(), ana),
      ];
      await call('PATCH', `/listings/${reserved.id}/status`, ana, { status: 'reserved' });
      const all = async () => Promise.all([active, reserved, sold, renewed].map(({ id }) => statusOf(id)));
      server().clock.jump(70 * day);
      await runSchedules();
      server().clock.advance(hour);
      await runSchedules();
      expect(await all()).toEqual(['expired', 'expired', 'expired', 'expired']);
      const json = { email: ana.user.email, password: PASSWORD };
      const again = await dataOf<AuthAnswer>(server().request('POST', '/api/v1/auth/login', { json }));
      for (const [id, status] of [
        [sold.id, 'active'],
        [sold.id, 'sold'],
        [renewed.id, 'active'],
      ])
        await server().request('PATCH', `/api/v1/listings/${id}/status`, {
          token: again.token,
          json: { status },
        });
      server().clock.jump(-70 * day);
      await runSchedules();
      expect(await all()).toEqual(['active', 'reserved', 'sold', 'active']);
      // They expire for good at their own time.
      server().clock.advance(61 * day);
      await runSchedules();
      await runSchedules();
      expect((await all()).slice(0, 3)).toEqual(['expired', 'expired', 'sold']);
    });

    test("doesn't delay recurring jobs or jobs added meanwhile", async () => {
      const { db, clock, deps } = server();
      const worker = createWorker(deps);
      await worker.plan();
      clock.jump(70 * day);
      await worker.runDue();
      await deps.jobs.add(db, 'remove_files', { keys: [] });
      clock.jump(-70 * day);
      await worker.runDue();
      const late = await db.query('SELECT kind FROM jobs WHERE due_at > $1', [
        new Date(clock.now().getTime() + 25 * hour),
      ]);
      expect(late).toEqual([]);
      const waiting = await db.query<{ kind: string }>(
        'SELECT kind FROM jobs WHERE is_recurring ORDER BY kind',
      );
      const expected = Object.entries(schedules).filter(
        ([, { embeddedOnly }]) => !embeddedOnly || db.kind === 'embedded',
      );
      expect(waiting.map(({ kind }) => kind)).toEqual(expected.map(([kind]) => kind).toSorted());
      expect(await db.query(`SELECT 1 FROM jobs WHERE kind = 'remove_files'`)).toEqual([]);
    });
  },
  { settings: { rateLimits: false } },
);
