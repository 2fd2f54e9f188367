import {
  decodeToken,
  isTokenExpired,
  texts,
  type AccountAnswer,
  type AuthAnswer,
  type MessageAnswer,
  type RefreshAnswer,
  type User,
} from '@porchlight/domain';
import { describe, expect, test } from 'vitest';
import { dataOf, errorOf, password, unknownId, type ContractApi } from './api.ts';

/** Contract for accounts and sessions. */
export function authContract(api: () => ContractApi): void {
  const post = (path: string, json: unknown) => api().call('POST', `/auth/${path}`, { json });

  describe('accounts and sessions', () => {
    test('registering signs in; the token carries the claims', async () => {
      const ana = await api().newUser('José 💡');
      expect(ana.user).toMatchObject({ name: 'José 💡', active: true });
      const claims = decodeToken(ana.token);
      expect(claims).toMatchObject({ user_id: ana.id, email: ana.user.email, name: 'José 💡', active: true });
      expect(claims !== null && claims !== undefined && isTokenExpired(claims, Date.now())).toBe(false);
    });

    test('a taken address fails without saying why', async () => {
      const ana = await api().newUser();
      const answer = await post('register', { name: 'Eve', email: ana.user.email.toUpperCase(), password });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expect((await errorOf(answer)).message).toBe(texts.auth.registerFailed);
    });

    test.each([
      ['name', '', texts.auth.nameRequired],
      ['email', 'nobody', texts.auth.emailInvalid],
      ['password', '12345', texts.auth.registerPasswordMin],
      ['password', '123456', texts.auth.passwordCommon],
      ['password', 'A. Neighbor', texts.auth.passwordOwn],
      ['password', 'x'.repeat(129), texts.auth.passwordTooLong],
      ['name', 'Porchlight Support', texts.auth.nameIsStaff],
      ['name', 'win at evil.test', texts.auth.nameIsLink],
      ['name', '💡', texts.auth.nameNeedsLetter],
    ])('registering checks the %s', async (field, value, text) => {
      const json = { name: 'A Neighbor', email: `x-${unknownId}@porchlight.test`, password, [field]: value };
      const answer = await post('register', json);
      expect(answer.status).toBe(422);
      expect((await errorOf(answer)).errors?.[field]).toContain(text);
    });

    test('signing in, right and wrong', async () => {
      const ana = await api().newUser();
      const right = await post('login', { email: ana.user.email.toUpperCase(), password });
      expect(right.status).toBe(200);
      expect((await dataOf<AuthAnswer>(right)).user).toEqual(ana.user);
      const wrong = await post('login', { email: ana.user.email, password: 'Wrong1234' });
      const unknown = await post('login', { email: `nobody-${unknownId}@porchlight.test`, password });
      for (const answer of [wrong, unknown]) {
        expect(answer.status).toBe(401);
        expect(await errorOf(answer)).toMatchObject({
          message: texts.auth.loginFailed,
          code: 'unauthorized',
        });
      }
    });

    test('refreshing rotates; for a while the old token still works, however many answers were lost', async () => {
      const ana = await api().newUser();
      const refresh = (refresh_token: string) => post('refresh', { refresh_token });
      const first = await dataOf<RefreshAnswer>(refresh(ana.refreshToken));
      expect(first.refresh_token).not.toBe(ana.refreshToken);
      expect((await refresh(ana.refreshToken)).status).toBe(200);
      const third = await dataOf<RefreshAnswer>(refresh(ana.refreshToken));
      expect((await refresh(third.refresh_token)).status).toBe(200);
      expect((await post('logout', { refresh_token: first.refresh_token })).status).toBe(204);
      expect((await refresh(ana.refreshToken)).status).toBe(401);
      expect((await refresh('unknown')).status).toBe(401);
      expect((await post('refresh', {})).status).toBe(401);
    });

    test('signing out ends the sign-in', async () => {
      const ana = await api().newUser();
      expect((await post('logout', { refresh_token: ana.refreshToken })).status).toBe(204);
      expect((await post('refresh', { refresh_token: ana.refreshToken })).status).toBe(401);
    });

    test('a forgotten password reads the same for everybody', async () => {
      const ana = await api().newUser();
      const known = await post('forgot-password', { email: ana.user.email });
      const unknown = await post('forgot-password', { email: `nobody-${unknownId}@porchlight.test` });
      expect([known.status, unknown.status]).toEqual([200, 200]);
      expect(await dataOf<MessageAnswer>(known)).toEqual(await dataOf<MessageAnswer>(unknown));
      expect((await post('forgot-password', { email: 'nobody' })).status).toBe(422);
    });

    test('a forged reset token is refused', async () => {
      const json = { token: 'x'.repeat(43), password: 'Lamplight22', confirmPassword: 'Lamplight22' };
      const answer = await post('reset-password', json);
      expect(answer.status).toBe(422);
      expect((await errorOf(answer)).message).toBe(texts.auth.resetFailed);
      const weak = await post('reset-password', {
        ...json,
        password: 'weakweak',
        confirmPassword: 'weakweak',
      });
      expect((await errorOf(weak)).errors?.['password']).toContain(texts.auth.resetPasswordClasses);
    });

    test('the whole record of whoever asks, and of nobody else', async () => {
      const ana = await api().newUser();
      const me = await api().call('GET', '/auth/me', { token: ana.token });
      expect(me.status).toBe(200);
      expect(await dataOf<AccountAnswer>(me)).toEqual(ana.user);
      expect((await api().call('GET', '/auth/me')).status).toBe(401);
      expect((await api().call('GET', '/auth/me', { token: 'noise' })).status).toBe(401);
    });

    test('changing the address needs the password; a wrong one is no ended session', async () => {
      const ana = await api().newUser();
      const change = (json: unknown, token?: string) =>
        api().call('PUT', '/auth/email', { json, ...(token === undefined ? {} : { token }) });
      const email = `moved-${ana.user.email}`;
      expect((await change({ email, password })).status).toBe(401);
      const wrong = await change({ email, password: 'Wrong1234' }, ana.token);
      expect(wrong.status).toBe(422);
      expect((await errorOf(wrong)).errors?.['password']).toContain(texts.profile.currentPasswordWrong);
      const right = await change({ email, password }, ana.token);
      expect(right.status).toBe(200);
      expect(await dataOf<User>(right)).toMatchObject({
        id: ana.id,
        email: ana.user.email,
        pending_email: email,
      });
      const canceled = await api().call('DELETE', '/auth/pending-email', { token: ana.token });
      expect(await dataOf<User>(canceled)).not.toHaveProperty('pending_email');
      expect((await api().call('DELETE', '/auth/pending-email')).status).toBe(401);
    });

    test('an email is confirmed by the token of a mailed link, and another link can be requested', async () => {
      const ana = await api().newUser();
      expect(ana.user.verified).toBe(false);
      for (const path of ['confirm-email', 'confirm-email/preview', 'confirm-email/disown']) {
        const forged = await post(path, { token: 'x'.repeat(43) });
        expect([path, forged.status]).toEqual([path, 422]);
        expect((await errorOf(forged)).message).toBe(texts.auth.confirmFailed);
      }
      const resend = (token?: string) =>
        api().call('POST', '/auth/confirm-email/resend', token === undefined ? {} : { token });
      expect(await dataOf<MessageAnswer>(resend(ana.token))).toEqual({ message: texts.auth.confirmSent });
      expect((await resend()).status).toBe(401);
    });

    test('an email that is already taken becomes pending like any other', async () => {
      const [ana, ben] = [await api().newUser(), await api().newUser()];
      const answer = await api().call('PUT', '/auth/email', {
        token: ana.token,
        json: { email: ben.user.email, password },
      });
      expect(answer.status).toBe(200);
      expect((await dataOf<User>(answer)).pending_email).toBe(ben.user.email);
    });

    test('changing the password ends other sign-ins and keeps this one', async () => {
      const ana = await api().newUser();
      const other = await dataOf<AuthAnswer>(post('login', { email: ana.user.email, password }));
      const change = (currentPassword: string) =>
        api().call('PUT', '/auth/password', {
          token: ana.token,
          json: { currentPassword, newPassword: 'a longer one', confirmPassword: 'a longer one' },
        });
      expect((await change('Wrong1234')).status).toBe(422);
      expect((await change(password)).status).toBe(200);
      expect((await post('refresh', { refresh_token: other.refresh_token })).status).toBe(401);
      expect((await post('refresh', { refresh_token: ana.refreshToken })).status).toBe(200);
      expect((await post('login', { email: ana.user.email, password: 'a longer one' })).status).toBe(200);
    });

    test('retrying a password change after a lost response returns the same result', async () => {
      const ana = await api().newUser();
      const headers = { 'idempotency-key': crypto.randomUUID() };
      const change = (newPassword: string) => {
        const json = { currentPassword: password, newPassword, confirmPassword: newPassword };
        return api().call('PUT', '/auth/password', { token: ana.token, headers, json });
      };
      const first = await change('a longer one');
      const again = await change('a longer one');
      expect([first.status, again.status]).toEqual([200, 200]);
      expect(await again.json()).toEqual(await first.json());
      const other = await change('yet another one');
      expect([other.status, (await errorOf(other)).code]).toEqual([409, 'idempotency_key_reused']);
      expect((await post('login', { email: ana.user.email, password: 'a longer one' })).status).toBe(200);
    });

    test('a bad token on a public read counts as signed out; on a private one it gets 401', async () => {
      expect((await api().call('GET', '/listings', { token: 'noise' })).status).toBe(200);
      expect((await api().call('GET', '/user/listings', { token: 'noise' })).status).toBe(401);
    });
  });
}
