import { decodeJwt } from 'jose';
import { limits, texts, type AuthAnswer, type RefreshAnswer } from '@porchlight/domain';
import { describe, expect, test } from 'vitest';
import { describeOnDatabases } from '../../testing/testApi.ts';
import { dataOf, person } from '../../testing/people.ts';
import { base, failure, login, refresh, unlimited } from '../../testing/auth.ts';

describeOnDatabases(
  'staying signed in, and signing out',
  (server) => {
    describe('refresh', () => {
      test('returns the next pair of tokens; claims are read again', async () => {
        const ana = await person(server());
        await server().db.query("UPDATE users SET name = 'Ana Renamed', verified = true WHERE id = $1", [
          ana.id,
        ]);
        const answer = await refresh(server(), ana.refreshToken);
        expect(answer.status).toBe(200);
        const next = await dataOf<RefreshAnswer>(answer);
        expect(Object.keys(next).sort()).toEqual(['refresh_token', 'token']);
        expect(next.refresh_token).not.toBe(ana.refreshToken);
        expect(decodeJwt(next.token)).toMatchObject({ name: 'Ana Renamed', verified: true });
        expect((await refresh(server(), next.refresh_token)).status).toBe(200);
      });

      test('says of the verified admin address alone that it is the administrator', async () => {
        const [ana, ben] = [await person(server()), await person(server())];
        const isAdmin = async ({ refreshToken }: typeof ana) =>
          decodeJwt((await dataOf<RefreshAnswer>(refresh(server(), refreshToken))).token)['admin'];
        const { settings } = server().deps;
        settings.adminEmails = [ana.user.email.toLowerCase()];
        expect(await isAdmin(ana)).toBeUndefined();
        await server().db.query('UPDATE users SET verified = true');
        expect([await isAdmin(ana), await isAdmin(ben)]).toEqual([true, undefined]);
        settings.adminEmails = [];
      });

      test('lost responses within the grace period sign no one out', async () => {
        const ana = await person(server());
        for (let lost = 0; lost < 3; lost += 1) {
          expect((await refresh(server(), ana.refreshToken)).status).toBe(200);
          server().clock.advance(limits.refreshGraceMs / 3);
        }
        const last = await dataOf<RefreshAnswer>(refresh(server(), ana.refreshToken));
        expect((await refresh(server(), last.refresh_token)).status).toBe(200);
        // One of the tokens from a lost response leads back here.
        expect((await refresh(server(), last.refresh_token)).status).toBe(200);
      });

      test('when two clients hold tokens of one session, the second use ends it', async () => {
        const ana = await person(server());
        const elsewhere = await dataOf<AuthAnswer>(login(server(), ana.user.email));
        const owner = await dataOf<RefreshAnswer>(refresh(server(), ana.refreshToken));
        server().clock.advance(limits.refreshGraceMs);
        const thief = await dataOf<RefreshAnswer>(refresh(server(), ana.refreshToken));
        server().clock.advance(600_000);
        const next = await dataOf<RefreshAnswer>(refresh(server(), owner.refresh_token));
        server().clock.advance(limits.refreshGraceMs + 1);
        expect(await failure(await refresh(server(), thief.refresh_token))).toEqual({
          status: 401,
          code: 'unauthorized',
          reason: 'auth.session_ended',
          message: texts.auth.sessionEnded,
        });
        expect((await refresh(server(), next.refresh_token)).status).toBe(401);
        expect((await server().request('GET', `${base}/me`, { token: next.token })).status).toBe(401);
        expect((await refresh(server(), elsewhere.refresh_token)).status).toBe(200);
      });

      test('after the grace period, a stolen old token ends the session at its first use', async () => {
        const ana = await person(server());
        const next = await dataOf<RefreshAnswer>(refresh(server(), ana.refreshToken));
        server().clock.advance(limits.refreshGraceMs + 1);
        expect((await refresh(server(), ana.refreshToken)).status).toBe(401);
        expect((await refresh(server(), next.refresh_token)).status).toBe(401);
      });

      test('after many parallel refreshes with one token, only the next one used stays valid', async () => {
        const ana = await person(server());
        const answers = await Promise.all(
          Array.from({ length: 6 }, () => refresh(server(), ana.refreshToken)),
        );
        const tokens = await Promise.all(
          answers.map(async (answer) => (await dataOf<RefreshAnswer>(answer)).refresh_token),
        );
        server().clock.advance(60_000);
        expect((await refresh(server(), tokens[2])).status).toBe(200);
        server().clock.advance(60_000);
        expect((await refresh(server(), tokens[3])).status).toBe(401);
      });

      test('lasts thirty days after its last use', async () => {
        const ana = await person(server());
        server().clock.advance(29 * 86_400_000);
        const next = await dataOf<RefreshAnswer>(refresh(server(), ana.refreshToken));
        server().clock.advance(29 * 86_400_000);
        const later = await dataOf<RefreshAnswer>(refresh(server(), next.refresh_token));
        server().clock.advance(30 * 86_400_000);
        expect((await refresh(server(), later.refresh_token)).status).toBe(401);
      });

      test('ends after ninety days, however much it is used', async () => {
        const ana = await person(server());
        let token = ana.refreshToken;
        let access = ana.token;
        for (let day = 0; day < limits.sessionMaxDays; day += 18) {
          server().clock.advance(18 * 86_400_000 - (day === 72 ? 60_000 : 0));
          ({ refresh_token: token, token: access } = await dataOf<RefreshAnswer>(refresh(server(), token)));
        }
        const me = () => server().request('GET', `${base}/me`, { token: access });
        expect((await me()).status).toBe(200);
        server().clock.advance(60_000);
        expect((await me()).status).toBe(401);
        expect((await refresh(server(), token)).status).toBe(401);
      });

      test.each([undefined, null, '', 42, {}, ['x'], 'x', 'x'.repeat(10_000), '\ud800'])(
        '%j is not a refresh token',
        async (token) => {
          expect((await refresh(server(), token)).status).toBe(401);
        },
      );

      test('tokens are stored hashed', async () => {
        const ana = await person(server());
        const rows = await server().db.query('SELECT token_hash FROM refresh_tokens WHERE token_hash = $1', [
          ana.refreshToken,
        ]);
        expect(rows).toEqual([]);
      });
    });

    test('deactivation ends every session at once, for good; refreshing returns the reason', async () => {
      const ana = await person(server());
      const me = () => server().request('GET', `${base}/me`, { token: ana.token });
      expect((await me()).status).toBe(200);
      const setActive = (active: boolean) =>
        server().db.query('UPDATE users SET active = $2 WHERE id = $1', [ana.id, active]);
      await setActive(false);
      expect((await me()).status).toBe(401);
      expect(await failure(await refresh(server(), ana.refreshToken))).toMatchObject({
        status: 403,
        message: texts.auth.deactivated,
      });
      await setActive(true);
      expect((await me()).status).toBe(401);
      expect((await refresh(server(), ana.refreshToken)).status).toBe(401);
      expect((await login(server(), ana.user.email)).status).toBe(200);
    });

    describe('logout', () => {
      test('ends this session at once, on this device only', async () => {
        const ana = await person(server());
        const other = await dataOf<AuthAnswer>(login(server(), ana.user.email));
        const first = await dataOf<RefreshAnswer>(refresh(server(), ana.refreshToken));
        const answer = await server().request('POST', `${base}/logout`, {
          json: { refresh_token: ana.refreshToken },
        });
        expect(answer.status).toBe(204);
        expect((await refresh(server(), first.refresh_token)).status).toBe(401);
        expect(
          (await server().request('PUT', `${base}/email`, { token: first.token, json: {} })).status,
        ).toBe(401);
        expect(
          (await server().request('PUT', `${base}/email`, { token: other.token, json: {} })).status,
        ).toBe(422);
      });

      test('an unknown token is no error', async () => {
        const answer = await server().request('POST', `${base}/logout`, {
          json: { refresh_token: 'unknown' },
        });
        expect(answer.status).toBe(204);
      });
    });
  },
  unlimited,
);
