import { hash } from '@node-rs/argon2';
import { decodeJwt } from 'jose';
import { texts, type AuthAnswer } from '@porchlight/domain';
import { describe, expect, test } from 'vitest';
import { describeOnDatabases } from '../../testing/testApi.ts';
import { dataOf, PASSWORD, person } from '../../testing/people.ts';
import { failure, login, register, unlimited } from '../../testing/auth.ts';

describeOnDatabases(
  'registering and signing in',
  (server) => {
    describe('register', () => {
      test('makes an active, unverified account and signs it in', async () => {
        const answer = await register(server(), {
          name: ' José 💡 ',
          email: ' Jose@Porchlight.test ',
          password: 'a secret',
        });
        expect(answer.status).toBe(201);
        const { token, refresh_token, user } = await dataOf<AuthAnswer>(answer);
        expect(user).toEqual({
          id: expect.stringMatching(/^[0-9a-f-]{36}$/),
          name: 'José 💡',
          avatar: null,
          email: 'Jose@Porchlight.test',
          verified: false,
          active: true,
          language: 'en',
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

      test('a taken address gets a generic error, its account stays unchanged, and its owner is notified', async () => {
        const ana = await person(server(), { email: 'taken@porchlight.test', name: 'Ana' });
        await server().db.query('UPDATE users SET verified = true WHERE id = $1', [ana.id]);
        const answer = await register(server(), {
          name: 'Eve',
          email: 'TAKEN@porchlight.test',
          password: 'a secret',
        });
        expect(await failure(answer)).toEqual({
          status: 422,
          code: 'registration_failed',
          reason: 'auth.register_failed',
          message: texts.auth.registerFailed,
        });
        expect((await login(server(), ana.user.email)).status).toBe(200);
        await server().runJobs();
        const mail = server().mails.find(
          ({ to, subject }) => to === 'taken@porchlight.test' && subject.includes('already have'),
        );
        expect(mail).toBeDefined();
        expect(mail?.text).not.toContain('Eve');
      });

      test('ten parallel registrations of one address create one account', async () => {
        const answers = await Promise.all(
          Array.from({ length: 10 }, () =>
            register(server(), { name: 'A', email: 'race@porchlight.test', password: 'a secret' }),
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
        ...['Maple-\0Door-58', 'Maple-\ud83dDoor-58', '\udc00Maple-Door-58'].map(
          (password): [object, string, string] => [
            { name: 'A', email: 'a@b.test', password },
            'password',
            texts.auth.passwordCharacters,
          ],
        ),
        [{ name: '  ', email: 'a@b.test', password: 'secret' }, 'name', texts.auth.nameRequired],
        [{ name: 'x'.repeat(101), email: 'a@b.test', password: 'secret' }, 'name', texts.auth.nameTooLong],
        [{ name: {}, email: ['a@b.test'], password: 123456 }, 'name', texts.auth.nameRequired],
        [{ name: 'A', email: 'a@b.test', password: '123456' }, 'password', texts.auth.passwordCommon],
        [{ name: 'A', email: 'a@b.test', password: 'ILoveYou' }, 'password', texts.auth.passwordCommon],
        [{ name: 'A', email: 'a@b.test', password: '19840512' }, 'password', texts.auth.passwordPredictable],
        [{ name: 'A', email: 'a@b.test', password: 'a@b.test' }, 'password', texts.auth.passwordOwn],
        [{ name: 'Ana Maria', email: 'a@b.test', password: 'ana maria' }, 'password', texts.auth.passwordOwn],
        [{ name: 'Support', email: 'a@b.test', password: 'a secret' }, 'name', texts.auth.nameIsStaff],
        [{ name: 'ꓑorchlight', email: 'a@b.test', password: 'a secret' }, 'name', texts.auth.nameIsStaff],
        [
          { name: 'Win at evil.test', email: 'a@b.test', password: 'a secret' },
          'name',
          texts.auth.nameIsLink,
        ],
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
            password: 'a secret',
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

      test('an unknown account and a wrong password get the same response', async () => {
        const ben = await person(server());
        const wrong = await failure(await login(server(), ben.user.email, 'Wrong1234'));
        const unknown = await failure(await login(server(), 'nobody@porchlight.test'));
        expect(wrong).toEqual({
          status: 401,
          code: 'unauthorized',
          reason: 'auth.login_failed',
          message: texts.auth.loginFailed,
        });
        expect(unknown).toEqual(wrong);
      });

      test('passwords are case-sensitive and compared in full', async () => {
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

      test('only the right password reveals that an account is deactivated', async () => {
        const off = await person(server(), { active: false });
        expect(await failure(await login(server(), off.user.email))).toEqual({
          status: 403,
          code: 'account_deactivated',
          reason: 'auth.deactivated',
          message: texts.auth.deactivated,
        });
        expect((await failure(await login(server(), off.user.email, 'Wrong1234'))).status).toBe(401);
      });

      test('a password longer than the maximum is never hashed', async () => {
        const { status, errors } = await failure(await login(server(), 'a@b.test', 'x'.repeat(129)));
        expect([status, errors]).toEqual([422, { password: [texts.auth.passwordTooLong] }]);
      });

      test('a hash with outdated costs is replaced', async () => {
        const { user, id } = await person(server());
        const weaker = await hash(PASSWORD, { memoryCost: 16, timeCost: 2, parallelism: 1 });
        await server().db.query('UPDATE users SET password_hash = $2 WHERE id = $1', [id, weaker]);
        expect((await login(server(), user.email)).status).toBe(200);
        await server().runJobs();
        const [row] = await server().db.query<{ password_hash: string }>(
          'SELECT password_hash FROM users WHERE id = $1',
          [id],
        );
        expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/);
        expect((await login(server(), user.email)).status).toBe(200);
      });
    });
  },
  unlimited,
);
