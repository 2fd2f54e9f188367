import { type AuthAnswer, limits, type RefreshAnswer, type SessionsAnswer } from '@porchlight/domain';
import { expect, test } from 'vitest';
import { describeOnDatabases } from '../../testing/testApi.ts';
import { base, login, refresh, unlimited } from '../../testing/auth.ts';
import { dataOf, PASSWORD, person } from '../../testing/people.ts';
import { onSignInEnd } from './index.ts';

describeOnDatabases(
  'one’s own sessions',
  (server) => {
    const listed = async (token: string) =>
      (await dataOf<SessionsAnswer>(server().request('GET', `${base}/sessions`, { token }))).sessions;
    const end = (token: string, id = '') =>
      server().request('DELETE', `${base}/sessions${id === '' ? '' : `/${id}`}`, { token });

    test('returns when each session was last used, without ended ones', async () => {
      const ana = await person(server());
      const begun = server().clock.now().toISOString();
      const other = await dataOf<AuthAnswer>(login(server(), ana.user.email));
      server().clock.advance(60_000);
      const next = await dataOf<RefreshAnswer>(refresh(server(), ana.refreshToken));
      const used = server().clock.now().toISOString();
      expect(await listed(next.token)).toMatchObject([
        { created_at: begun, last_used_at: used, is_current: true },
        { created_at: begun, last_used_at: begun, is_current: false },
      ]);
      server().clock.advance((limits.sessionDays - 1) * 86_400_000);
      const later = await dataOf<RefreshAnswer>(refresh(server(), next.refresh_token));
      server().clock.advance(86_400_000);
      const last = await dataOf<RefreshAnswer>(refresh(server(), later.refresh_token));
      expect(await listed(last.token)).toHaveLength(1);
      expect((await refresh(server(), other.refresh_token)).status).toBe(401);
    });

    test('keeps the words for a device, and never how the browser names itself', async () => {
      const ana = await person(server());
      const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0 Secretive/1.0';
      for (const name of [agent, 'x'.repeat(9000), 'Zebra\u00e9'])
        await server().request('POST', `${base}/login`, {
          json: { email: ana.user.email, password: PASSWORD },
          headers: { 'user-agent': name },
        });
      expect((await listed(ana.token)).map(({ device }) => device).filter(Boolean)).toEqual([
        'Firefox on Linux',
      ]);
      const rows = await server().db.query('SELECT f::text AS row FROM token_families f');
      expect(JSON.stringify(rows)).not.toMatch(/Secretive|Zebra|xxx/);
    });

    test('signing out, in one place or everywhere else, closes event streams', async () => {
      const ana = await person(server());
      for (let n = 0; n < 3; n += 1) await login(server(), ana.user.email);
      const others = (await listed(ana.token)).filter(({ is_current: here }) => !here).map(({ id }) => id);
      const heard: string[] = [];
      const stop = await onSignInEnd(server().db, (id) => heard.push(id));
      const [first = ''] = others;
      expect((await end(ana.token, first)).status).toBe(204);
      await expect.poll(() => heard).toEqual([first]);
      expect((await end(ana.token)).status).toBe(204);
      await expect.poll(() => heard.toSorted()).toEqual(others.toSorted());
      await stop();
    });

    test('lists a hundred at most, including the current one', async () => {
      const ana = await person(server());
      server().clock.advance(60_000);
      const now = server().clock.now();
      await server().db.query(
        `WITH families AS (
           INSERT INTO token_families (id, user_id, created_at)
           SELECT gen_random_uuid(), $1, $2 FROM generate_series(1, $3) RETURNING id
         )
         INSERT INTO refresh_tokens (token_hash, family_id, created_at, expires_at)
         SELECT id::text, id, $2, $2 + interval '1 day' FROM families`,
        [ana.id, now, limits.sessionsShown],
      );
      const sessions = await listed(ana.token);
      expect(sessions).toHaveLength(limits.sessionsShown);
      expect(sessions[0]?.is_current).toBe(true);
    });
  },
  unlimited,
);
