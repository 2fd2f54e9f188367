import {
  limits,
  texts,
  type AuthAnswer,
  type ErrorBody,
  type MessageAnswer,
  type User,
} from '@porchlight/domain';
import { describe, expect, test } from 'vitest';
import { describeOnDatabases, type TestApi } from '../../testing/testApi.ts';
import { dataOf, PASSWORD, person } from '../../testing/people.ts';
import { base, login, refresh } from '../../testing/auth.ts';

const settings = { rateLimits: false, publicUrl: 'https://porchlight.test' };
const NEW_PASSWORD = 'Lamplight22';

const forgot = (server: TestApi, email: string) =>
  server.request('POST', `${base}/forgot-password`, { json: { email } });
const reset = (
  server: TestApi,
  token: unknown,
  password: unknown = NEW_PASSWORD,
  confirmPassword: unknown = password,
) => server.request('POST', `${base}/reset-password`, { json: { token, password, confirmPassword } });
const bodyOf = async (answer: Response) => (await answer.json()) as ErrorBody;

async function mailedToken(server: TestApi, email: string): Promise<string> {
  await server.runJobs();
  const mail = server.mails.findLast(({ to, text }) => to === email && text.includes('/reset-password#'));
  // The token is in the fragment, which browsers don't send to servers.
  const link = /^https:\/\/porchlight\.test\/reset-password#(\S+)$/m.exec(mail?.text ?? '');
  const carried = new URLSearchParams(link?.[1]);
  expect(carried.get('for')).toBe(email);
  expect(carried.get('token')).toMatch(/^[\w-]{43}$/);
  return carried.get('token') ?? '';
}

describeOnDatabases(
  'an account',
  (server) => {
    describe('forgotten password', () => {
      test('responds the same for any address; only a known, active user gets an email', async () => {
        const ana = await person(server());
        const off = await person(server(), { active: false });
        const answers = await Promise.all(
          [ana.user.email, off.user.email, 'nobody@porchlight.test'].map((email) => forgot(server(), email)),
        );
        const bodies = await Promise.all(answers.map((answer) => dataOf<MessageAnswer>(answer)));
        expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
        expect(new Set(bodies.map(({ message }) => message)).size).toBe(1);
        await server().runJobs();
        const written = server()
          .mails.filter(({ subject }) => subject.includes('Reset'))
          .map(({ to }) => to);
        expect(written).toContain(ana.user.email);
        expect(written).not.toContain(off.user.email);
        expect(written).not.toContain('nobody@porchlight.test');
      });

      test.each([
        ['', texts.auth.emailRequired],
        ['ana', texts.auth.emailInvalid],
        [`${'a'.repeat(250)}@b.test`, texts.auth.emailTooLong],
      ])('%j is refused', async (email, text) => {
        const answer = await forgot(server(), email);
        expect(answer.status).toBe(422);
        expect((await bodyOf(answer)).errors?.['email']).toContain(text);
      });

      test('a reset sets the password, ends every sign-in and works once', async () => {
        const ana = await person(server());
        const other = await dataOf<AuthAnswer>(login(server(), ana.user.email));
        await forgot(server(), ana.user.email.toUpperCase());
        const token = await mailedToken(server(), ana.user.email);
        const answer = await reset(server(), token);
        expect(answer.status).toBe(200);
        expect(await dataOf<MessageAnswer>(answer)).toEqual({ message: texts.auth.resetDone });

        expect((await login(server(), ana.user.email)).status).toBe(401);
        expect((await login(server(), ana.user.email, NEW_PASSWORD)).status).toBe(200);
        for (const old of [ana.refreshToken, other.refresh_token])
          expect((await refresh(server(), old)).status).toBe(401);
        expect((await server().request('PUT', `${base}/email`, { token: ana.token, json: {} })).status).toBe(
          401,
        );

        const again = await reset(server(), token, 'Lamplight33');
        expect(again.status).toBe(422);
        expect((await bodyOf(again)).message).toBe(texts.auth.resetFailed);
        await server().runJobs();
        const subjects = server()
          .mails.filter(({ to }) => to === ana.user.email)
          .map(({ subject }) => subject);
        expect(subjects).toContainEqual(expect.stringContaining('password was changed'));
      });

      test('a link is valid for sixty minutes', async () => {
        const ana = await person(server());
        await forgot(server(), ana.user.email);
        const token = await mailedToken(server(), ana.user.email);
        server().clock.advance(limits.resetTokenMinutes * 60_000 - 1);
        expect((await reset(server(), token, 'short')).status).toBe(422);
        expect((await reset(server(), token)).status).toBe(200);

        await forgot(server(), ana.user.email);
        const late = await mailedToken(server(), ana.user.email);
        server().clock.advance(limits.resetTokenMinutes * 60_000);
        expect((await reset(server(), late)).status).toBe(422);
      });

      test('using one link voids the others; of parallel uses only one succeeds', async () => {
        const ana = await person(server());
        await forgot(server(), ana.user.email);
        const first = await mailedToken(server(), ana.user.email);
        server().clock.advance(1);
        await forgot(server(), ana.user.email);
        const second = await mailedToken(server(), ana.user.email);
        expect(second).not.toBe(first);
        const answers = await Promise.all(
          Array.from({ length: 5 }, (_, n) => reset(server(), first, `Lamplight3${n}`)),
        );
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
        expect((await reset(server(), second)).status).toBe(422);
      });

      test.each([
        ['Password123', texts.auth.passwordCommon],
        ['Porchlight1', texts.auth.passwordPredictable],
        ['Mary-Jane1', texts.auth.passwordOwn],
      ])('%s is refused, and the link stays valid for another password', async (password, text) => {
        const { user } = await person(server(), { name: 'Mary Jane1' });
        await forgot(server(), user.email);
        const token = await mailedToken(server(), user.email);
        const answer = await reset(server(), token, password);
        expect(answer.status).toBe(422);
        expect((await bodyOf(answer)).errors).toEqual({ password: [text] });
        expect((await reset(server(), token)).status).toBe(200);
      });

      test.each([
        ['no token', undefined, NEW_PASSWORD, NEW_PASSWORD, texts.auth.resetTokenMissing],
        ['a forged token', 'x'.repeat(43), NEW_PASSWORD, NEW_PASSWORD, texts.auth.resetFailed],
        ['a token that is no text', { $gt: '' }, NEW_PASSWORD, NEW_PASSWORD, texts.auth.resetTokenMissing],
        ['a short password', 'x', 'Short1', 'Short1', texts.auth.resetPasswordMin],
        [
          'a long password',
          'x',
          `Aa1${'x'.repeat(126)}`,
          `Aa1${'x'.repeat(126)}`,
          texts.auth.passwordTooLong,
        ],
        ['no digit', 'x', 'Porchlight', 'Porchlight', texts.auth.resetPasswordClasses],
        ['another confirmation', 'x', NEW_PASSWORD, PASSWORD, texts.auth.resetMismatch],
      ])('%s is refused', async (_name, token, password, confirm, text) => {
        const answer = await reset(server(), token, password, confirm);
        expect(answer.status).toBe(422);
        expect(Object.values((await bodyOf(answer)).errors ?? {}).flat()).toContain(text);
      });
    });

    describe('changing the address', () => {
      const change = (token: string | undefined, json: unknown) =>
        server().request('PUT', `${base}/email`, { json, ...(token === undefined ? {} : { token }) });

      test('changing only the case of an address keeps its verification and sends no mail', async () => {
        const ana = await person(server(), { email: 'same@porchlight.test' });
        await server().db.query('UPDATE users SET verified = true WHERE id = $1', [ana.id]);
        await server().runJobs();
        const sent = server().mails.length;
        const user = await dataOf<User>(
          change(ana.token, { email: 'Same@Porchlight.test', password: PASSWORD }),
        );
        expect(user).toMatchObject({ email: 'Same@Porchlight.test', verified: true });
        await server().runJobs();
        expect(server().mails).toHaveLength(sent);
      });

      test('a wrong current password is a field error, not an ended session', async () => {
        const ana = await person(server());
        const answer = await change(ana.token, { email: 'x@porchlight.test', password: 'Wrong1234' });
        expect(answer.status).toBe(422);
        expect((await bodyOf(answer)).errors).toEqual({ password: [texts.profile.currentPasswordWrong] });
      });

      test('needs somebody who may write', async () => {
        const off = await person(server(), { active: false });
        expect((await change(undefined, {})).status).toBe(401);
        expect((await change('noise', {})).status).toBe(401);
        const answer = await change(off.token, { email: 'x@porchlight.test', password: PASSWORD });
        expect(answer.status).toBe(401);
      });
    });

    describe('changing the password', () => {
      const change = (
        token: string,
        currentPassword: string,
        newPassword: string,
        confirmPassword = newPassword,
      ) =>
        server().request('PUT', `${base}/password`, {
          token,
          json: { currentPassword, newPassword, confirmPassword },
        });

      test('keeps this session, ends the others and notifies the user', async () => {
        const ana = await person(server());
        const other = await dataOf<AuthAnswer>(login(server(), ana.user.email));
        const answer = await change(ana.token, PASSWORD, 'longer and better');
        expect(answer.status).toBe(200);
        expect(await dataOf<MessageAnswer>(answer)).toEqual({ message: texts.profile.passwordUpdated });
        expect((await refresh(server(), other.refresh_token)).status).toBe(401);
        expect((await refresh(server(), ana.refreshToken)).status).toBe(200);
        expect((await login(server(), ana.user.email)).status).toBe(401);
        expect((await login(server(), ana.user.email, 'longer and better')).status).toBe(200);
        await server().runJobs();
        const subjects = server()
          .mails.filter(({ to }) => to === ana.user.email)
          .map(({ subject }) => subject);
        expect(subjects).toContainEqual(expect.stringContaining('password was changed'));
      });

      test('two parallel requests with one Idempotency-Key make one change, and no password is stored', async () => {
        const ana = await person(server());
        const headers = { 'idempotency-key': 'change-1' };
        const send = (newPassword = 'longer and better') =>
          server().request('PUT', `${base}/password`, {
            token: ana.token,
            headers,
            json: { currentPassword: PASSWORD, newPassword, confirmPassword: newPassword },
          });
        const answers = await Promise.all([send(), send(), send('something else')]);
        // Either request may come first; the one with the other body gets a 409.
        const isElse = (await login(server(), ana.user.email, 'something else')).status === 200;
        expect(answers.map(({ status }) => status)).toEqual(isElse ? [409, 409, 200] : [200, 200, 409]);
        await server().runJobs();
        const told = server().mails.filter(
          ({ to, subject }) => to === ana.user.email && subject.includes('password was changed'),
        );
        expect(told).toHaveLength(1);
        const kept = JSON.stringify(
          await server().db.query('SELECT * FROM idempotency_keys WHERE user_id = $1', [ana.id]),
        );
        for (const text of [PASSWORD, 'longer and better', 'something else'])
          expect(kept).not.toContain(text);
      });

      test.each([
        ['Wrong1234', 'long enough', 'long enough', 'currentPassword', texts.profile.currentPasswordWrong],
        [PASSWORD, 'short', 'short', 'newPassword', texts.profile.newPasswordMin],
        [PASSWORD, 'Password1', 'Password1', 'newPassword', texts.auth.passwordCommon],
        [PASSWORD, 'Porchlight1', 'Porchlight1', 'newPassword', texts.auth.passwordPredictable],
        [PASSWORD, 'Test.Person', 'Test.Person', 'newPassword', texts.auth.passwordOwn],
        ['x'.repeat(129), 'long enough', 'long enough', 'currentPassword', texts.auth.passwordTooLong],
        [PASSWORD, 'long enough', 'long enougj', 'confirmPassword', texts.profile.mismatch],
        ['', 'long enough', 'long enough', 'currentPassword', texts.profile.currentPasswordRequired],
      ])('%j, %j, %j is refused for its %4$s', async (current, next, confirm, field, text) => {
        const ana = await person(server());
        const answer = await change(ana.token, current, next, confirm);
        expect(answer.status).toBe(422);
        expect((await bodyOf(answer)).errors?.[field]).toContain(text);
        expect((await login(server(), ana.user.email)).status).toBe(200);
      });

      test('a user deactivated a moment ago is refused with the same token', async () => {
        const ana = await person(server());
        await server().db.query('UPDATE users SET active = false WHERE id = $1', [ana.id]);
        expect((await change(ana.token, PASSWORD, 'long enough')).status).toBe(401);
      });

      test('somebody deleted is nobody', async () => {
        const ana = await person(server());
        await server().db.query('DELETE FROM users WHERE id = $1', [ana.id]);
        expect((await change(ana.token, PASSWORD, 'long enough')).status).toBe(401);
        expect((await refresh(server(), ana.refreshToken)).status).toBe(401);
      });
    });
  },
  { settings },
);
