import { decodeJwt } from 'jose';
import { limits, texts, type AuthAnswer, type RefreshAnswer } from '@porchlight/domain';
import { describe, expect, test } from 'vitest';
import { describeOnDatabases } from '../testing/testApi.ts';
import { dataOf, person } from '../testing/people.ts';
import { base, failure, login, refresh, unlimited } from '../testing/auth.ts';

describeOnDatabases(
  'staying in, and leaving',
  (server) => {
    describe('refresh', () => {
      test('gives the next pair of tokens; claims are read anew', async () => {
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
        settings.adminEmail = ana.user.email.toLowerCase();
        expect(await isAdmin(ana)).toBeUndefined();
        await server().db.query('UPDATE users SET verified = true');
        expect([await isAdmin(ana), await isAdmin(ben)]).toEqual([true, undefined]);
        settings.adminEmail = null;
      });

      test('the old token works once more within the grace, and then ends the whole sign-in', async () => {
        const ana = await person(server());
        const elsewhere = await dataOf<AuthAnswer>(login(server(), ana.user.email));
        const first = await dataOf<RefreshAnswer>(refresh(server(), ana.refreshToken));
        server().clock.advance(limits.refreshGraceMs);
        const second = await dataOf<RefreshAnswer>(refresh(server(), ana.refreshToken));
        expect(await failure(await refresh(server(), ana.refreshToken))).toEqual({
          status: 401,
          code: 'unauthorized',
          message: texts.auth.sessionEnded,
        });
        for (const ended of [first, second]) {
          expect((await refresh(server(), ended.refresh_token)).status).toBe(401);
          expect(
            (await server().request('GET', '/api/v1/user/listings', { token: ended.token })).status,
          ).not.toBe(200);
        }
        expect((await refresh(server(), elsewhere.refresh_token)).status).toBe(200);
      });

      test('after the grace, a stolen old token ends the sign-in at its first use', async () => {
        const ana = await person(server());
        const next = await dataOf<RefreshAnswer>(refresh(server(), ana.refreshToken));
        server().clock.advance(limits.refreshGraceMs + 1);
        expect((await refresh(server(), ana.refreshToken)).status).toBe(401);
        expect((await refresh(server(), next.refresh_token)).status).toBe(401);
      });

      test('of many refreshes at once with one token two succeed', async () => {
        const ana = await person(server());
        const answers = await Promise.all(
          Array.from({ length: 6 }, () => refresh(server(), ana.refreshToken)),
        );
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
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

      test.each([undefined, null, '', 42, {}, ['x'], 'x', 'x'.repeat(10_000), '\ud800'])(
        '%j is no refresh token',
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

    describe('logout', () => {
      test('ends this sign-in at once, on this device only', async () => {
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
