import { hash } from '@node-rs/argon2';
import { decodeJwt } from 'jose';
import { limits, texts, type AuthAnswer, type ErrorBody, type RefreshAnswer } from '@porchlight/domain';
import { describe, expect, test } from 'vitest';
import { describeOnDatabases, type TestApi } from '../testing.ts';
import { dataOf, PASSWORD, person } from '../testingPeople.ts';

const base = '/api/v1/auth';
const unlimited = { settings: { rateLimits: false } };

const register = (server: TestApi, json: unknown) => server.request('POST', `${base}/register`, { json });
const login = (server: TestApi, email: string, password = PASSWORD) =>
  server.request('POST', `${base}/login`, { json: { email, password } });
const refresh = (server: TestApi, refresh_token: unknown) =>
  server.request('POST', `${base}/refresh`, { json: { refresh_token } });
/** What of a failure the caller sees, without its request id. */
const failure = async (answer: Response) => {
  const { request_id: _id, ...rest } = (await answer.json()) as ErrorBody;
  return { status: answer.status, ...rest };
};

describeOnDatabases(
  'accounts',
  (server) => {
    describe('register', () => {
      test('makes an active, unverified account and signs it in', async () => {
        const answer = await register(server(), {
          name: ' José 💡 ',
          email: ' Jose@Porchlight.test ',
          password: 'secret',
        });
        expect(answer.status).toBe(201);
        const { token, refresh_token, user } = await dataOf<AuthAnswer>(answer);
        expect(user).toEqual({
          id: expect.stringMatching(/^[0-9a-f-]{36}$/),
          name: 'José 💡',
          email: 'Jose@Porchlight.test',
          verified: false,
          active: true,
          created_at: server().clock.now().toISOString(),
          updated_at: server().clock.now().toISOString(),
        });
        expect(refresh_token).toMatch(/^[\w-]{43}$/);
        expect(decodeJwt(token)).toMatchObject({
          user_id: user.id,
          email: user.email,
          name: user.name,
          verified: false,
          active: true,
          exp: server().clock.now().getTime() / 1000 + 900,
        });
      });

      test('a taken address reads like any failure, is not touched, and its owner is told', async () => {
        const ana = await person(server(), { email: 'taken@porchlight.test', name: 'Ana' });
        const answer = await register(server(), {
          name: 'Eve',
          email: 'TAKEN@porchlight.test',
          password: 'secret1',
        });
        expect(await failure(answer)).toEqual({
          status: 422,
          code: 'registration_failed',
          message: texts.auth.registerFailed,
        });
        expect((await login(server(), ana.user.email)).status).toBe(200);
        await server().deps.background.idle();
        const mail = server().mails.find(({ to }) => to === 'taken@porchlight.test');
        expect(mail?.subject).toContain('already have');
        expect(mail?.text).not.toContain('Eve');
      });

      test('ten registrations of one address at once make one account', async () => {
        const answers = await Promise.all(
          Array.from({ length: 10 }, () =>
            register(server(), { name: 'A', email: 'race@porchlight.test', password: 'secret' }),
          ),
        );
        expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
          201,
          ...Array.from({ length: 9 }, () => 422),
        ]);
      });

      test.each([
        [{}, 'email', texts.auth.emailRequired],
        [{ name: 'A', email: 'a', password: 'secret' }, 'email', texts.auth.emailInvalid],
        [{ name: 'A', email: 'a@b.test', password: '12345' }, 'password', texts.auth.registerPasswordMin],
        [{ name: 'A', email: 'a@b.test', password: 'x'.repeat(129) }, 'password', texts.auth.passwordTooLong],
        [{ name: '  ', email: 'a@b.test', password: 'secret' }, 'name', texts.auth.nameRequired],
        [{ name: 'x'.repeat(101), email: 'a@b.test', password: 'secret' }, 'name', texts.auth.nameTooLong],
        [{ name: {}, email: ['a@b.test'], password: 123456 }, 'name', texts.auth.nameRequired],
      ])('%j is refused for its %s', async (json, field, text) => {
        const { status, errors } = await failure(await register(server(), json));
        expect(status).toBe(422);
        expect(errors?.[field]).toContain(text);
      });

      test('what a caller must not set is ignored', async () => {
        const { user } = await dataOf<AuthAnswer>(
          register(server(), {
            name: 'Eve\0',
            email: 'eve@porchlight.test',
            password: 'secret',
            id: '00000000-0000-7000-8000-000000000000',
            verified: true,
            created_at: '2000-01-01T00:00:00.000Z',
            __proto__: { active: false },
          }),
        );
        expect(user).toMatchObject({
          name: 'Eve',
          verified: false,
          active: true,
          created_at: server().clock.now().toISOString(),
        });
        expect(user.id).not.toMatch(/^0{8}/);
      });
    });

    describe('login', () => {
      test('answers tokens and the user, whatever the case of the address', async () => {
        const ana = await person(server(), { email: 'ana@porchlight.test' });
        const answer = await login(server(), ' ANA@porchlight.TEST');
        expect(answer.status).toBe(200);
        expect((await dataOf<AuthAnswer>(answer)).user).toEqual(ana.user);
      });

      test('an unknown account and a wrong password read the same', async () => {
        const ben = await person(server());
        const wrong = await failure(await login(server(), ben.user.email, 'Wrong1234'));
        const unknown = await failure(await login(server(), 'nobody@porchlight.test'));
        expect(wrong).toEqual({ status: 401, code: 'unauthorized', message: texts.auth.loginFailed });
        expect(unknown).toEqual(wrong);
      });

      test('passwords differ by case and by every character', async () => {
        const { user } = await person(server());
        for (const near of [
          PASSWORD.toLowerCase(),
          `${PASSWORD} `,
          PASSWORD.slice(0, -1),
          `\u0001${PASSWORD}`,
        ]) {
          expect((await login(server(), user.email, near)).status).toBe(401);
        }
      });

      test('an inactive person may sign in and read, but not write', async () => {
        const off = await person(server(), { active: false });
        const { token, user } = await dataOf<AuthAnswer>(login(server(), off.user.email));
        expect(user.active).toBe(false);
        expect(decodeJwt(token)['active']).toBe(false);
        const change = await server().request('PUT', `${base}/email`, { token, json: {} });
        expect(change.status).toBe(403);
      });

      test('a hash of older costs is made anew', async () => {
        const { user, id } = await person(server());
        const weaker = await hash(PASSWORD, { memoryCost: 16, timeCost: 2, parallelism: 1 });
        await server().db.query('UPDATE users SET password_hash = $2 WHERE id = $1', [id, weaker]);
        expect((await login(server(), user.email)).status).toBe(200);
        await server().deps.background.idle();
        const [row] = await server().db.query<{ password_hash: string }>(
          'SELECT password_hash FROM users WHERE id = $1',
          [id],
        );
        expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/);
        expect((await login(server(), user.email)).status).toBe(200);
      });
    });

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

describeOnDatabases('rate limits of signing in', (server) => {
  const from = (address: string, email: string, password = 'Wrong1234') =>
    server().request('POST', `${base}/login`, { json: { email, password }, address });

  test('ten wrong passwords for one account from one address, known or not, then wait', async () => {
    const ana = await person(server());
    for (const email of [ana.user.email, 'nobody@porchlight.test']) {
      for (let attempt = 0; attempt < 10; attempt += 1)
        expect((await from('192.0.2.1', email)).status).toBe(401);
      const answer = await from('192.0.2.1', email.toUpperCase());
      expect(answer.headers.get('retry-after')).toBe('900');
      expect(await failure(answer)).toEqual({
        status: 429,
        code: 'too_many_requests',
        message: texts.errors.tooManyRequests,
      });
    }
    expect((await from('192.0.2.2', ana.user.email, PASSWORD)).status).toBe(200);
    expect((await from('192.0.2.1', ana.user.email, PASSWORD)).status).toBe(429);
    server().clock.advance(15 * 60_000);
    expect((await from('192.0.2.1', ana.user.email, PASSWORD)).status).toBe(200);
  });

  test('the right password starts the count again', async () => {
    const ana = await person(server());
    for (let round = 0; round < 3; round += 1) {
      for (let attempt = 0; attempt < 9; attempt += 1) await from('192.0.2.3', ana.user.email);
      expect((await from('192.0.2.3', ana.user.email, PASSWORD)).status).toBe(200);
    }
  });

  test('many accounts tried from one address, or one home network', async () => {
    let refused = 0;
    for (let attempt = 0; attempt < 70; attempt += 1) {
      const { status } = await from(
        `2001:db8:0:1::${attempt.toString(16)}`,
        `victim-${attempt}@porchlight.test`,
      );
      if (status === 429) refused += 1;
    }
    expect(refused).toBe(10);
    expect((await from('2001:db8:0:2::1', 'victim@porchlight.test')).status).toBe(401);
  });
});
