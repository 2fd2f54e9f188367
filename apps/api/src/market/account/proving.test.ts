import { limits, texts, type User } from '@porchlight/domain';
import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import { base, failure, login, refresh, register } from '../../testing/auth.ts';
import { bodyOf, caller, dataOf, PASSWORD, person, type TestPerson } from '../../testing/people.ts';
import { describeOnDatabases } from '../../testing/testApi.ts';

const publicUrl = 'https://porchlight.test';

describeOnDatabases(
  'confirming an address',
  (server) => {
    const call = caller(server, '/auth');
    const me = (who: TestPerson) => dataOf<User>(call('GET', '/me', who));
    const confirm = (token: unknown) => call('POST', '/confirm-email', undefined, { token });
    const resend = (who?: TestPerson) => call('POST', '/confirm-email/resend', who);
    const change = (who: TestPerson, email: string) =>
      call('PUT', '/email', who, { email, password: PASSWORD });

    async function emailsTo(email: string) {
      await server().runJobs();
      return server().mails.filter(({ to }) => to === email);
    }

    async function tokenFor(email: string): Promise<string> {
      const text = (await emailsTo(email)).findLast((mail) => mail.text.includes('/confirm-email'))?.text;
      return /^https:\/\/porchlight\.test\/confirm-email#token=([\w-]{43})$/m.exec(text ?? '')?.[1] ?? '';
    }

    describe('of a new account', () => {
      test('the mailed link makes it verified, once, and new tokens say so', async () => {
        const ana = await person(server());
        const token = await tokenFor(ana.user.email);
        expect(
          await server().db.query('SELECT 1 FROM email_confirmations WHERE token_hash = $1', [token]),
        ).toEqual([]);
        const answer = await confirm(` ${token}`.trim());
        expect(answer.status).toBe(200);
        expect(await dataOf(answer)).toEqual({ message: texts.auth.confirmDone });
        expect(await me(ana)).toMatchObject({ verified: true, email: ana.user.email });
        const { token: renewed } = await dataOf<{ token: string }>(refresh(server(), ana.refreshToken));
        expect(decodeJwt(renewed)['verified']).toBe(true);
        expect(await failure(await confirm(token))).toMatchObject({
          status: 422,
          errors: { token: [texts.auth.confirmFailed] },
        });
      });

      test('a link lasts a day; a new one can be requested, but not after confirmation', async () => {
        const ana = await person(server());
        const late = await tokenFor(ana.user.email);
        server().clock.advance(limits.confirmTokenHours * 3_600_000);
        expect((await confirm(late)).status).toBe(422);
        const { refresh_token: refreshToken, token } = await dataOf<{ token: string; refresh_token: string }>(
          refresh(server(), ana.refreshToken),
        );
        const again = { ...ana, token, refreshToken };
        expect(await dataOf(resend(again))).toEqual({ message: texts.auth.confirmSent });
        expect((await confirm(await tokenFor(ana.user.email))).status).toBe(200);
        expect(await failure(await resend(again))).toMatchObject({
          status: 409,
          message: texts.auth.confirmNeedless,
        });
        expect((await resend()).status).toBe(401);
      });

      test('of parallel uses only one succeeds; after it the second link is void', async () => {
        const ana = await person(server());
        const first = await tokenFor(ana.user.email);
        await resend(ana);
        const second = await tokenFor(ana.user.email);
        expect(second).not.toBe(first);
        const answers = await Promise.all(Array.from({ length: 5 }, () => confirm(first)));
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
        expect((await confirm(second)).status).toBe(422);
      });

      test("a deactivated user can't confirm", async () => {
        const ana = await person(server());
        const token = await tokenFor(ana.user.email);
        await server().db.query('UPDATE users SET active = false WHERE id = $1', [ana.id]);
        expect((await confirm(token)).status).toBe(422);
      });

      test.each([undefined, null, '', 7, {}, 'x', 'x'.repeat(43)])('%j is not a token', async (token) => {
        expect((await confirm(token)).status).toBe(422);
      });
    });

    describe('of a pending new address', () => {
      test('stays pending until confirmed; the old address is notified both times', async () => {
        const ana = await person(server(), { email: 'old@porchlight.test' });
        await confirm(await tokenFor('old@porchlight.test'));
        const answer = await change(ana, ' new@porchlight.test ');
        expect(answer.status).toBe(200);
        expect(await dataOf<User>(answer)).toMatchObject({
          email: 'old@porchlight.test',
          pending_email: 'new@porchlight.test',
          verified: true,
        });
        expect((await login(server(), 'new@porchlight.test')).status).toBe(401);
        expect((await login(server(), 'old@porchlight.test')).status).toBe(200);
        const asked = (await emailsTo('old@porchlight.test')).at(-1);
        expect(asked?.subject).toContain('A new email address');
        expect(asked?.text).not.toContain('new@porchlight.test');

        expect((await confirm(await tokenFor('new@porchlight.test'))).status).toBe(200);
        const after = await me(ana);
        expect(after).toMatchObject({ email: 'new@porchlight.test', verified: true });
        expect(after).not.toHaveProperty('pending_email');
        expect((await login(server(), 'old@porchlight.test')).status).toBe(401);
        expect((await login(server(), 'new@porchlight.test')).status).toBe(200);
        const told = (await emailsTo('old@porchlight.test')).at(-1);
        expect(told?.subject).toContain('was changed');
        expect(told?.text).not.toContain('new@porchlight.test');
      });

      test("can be withdrawn, resent and replaced; a withdrawn address can't be confirmed", async () => {
        const ana = await person(server());
        await change(ana, 'first@porchlight.test');
        const first = await tokenFor('first@porchlight.test');
        await change(ana, 'second@porchlight.test');
        expect((await confirm(first)).status).toBe(422);
        const before = await emailsTo('second@porchlight.test');
        await resend(ana);
        expect(await emailsTo('second@porchlight.test')).toHaveLength(before.length + 1);
        const second = await tokenFor('second@porchlight.test');
        const canceled = await dataOf<User>(call('DELETE', '/pending-email', ana));
        expect(canceled).toMatchObject({ email: ana.user.email });
        expect(canceled).not.toHaveProperty('pending_email');
        expect((await confirm(second)).status).toBe(422);
        expect((await call('DELETE', '/pending-email')).status).toBe(401);
      });

      test('a new password drops it: another user may have requested it with the old password', async () => {
        const ana = await person(server());
        await change(ana, 'thief@porchlight.test');
        const token = await tokenFor('thief@porchlight.test');
        const passwords = {
          currentPassword: PASSWORD,
          newPassword: 'a longer one',
          confirmPassword: 'a longer one',
        };
        expect((await call('PUT', '/password', ana, passwords)).status).toBe(200);
        expect((await confirm(token)).status).toBe(422);
        expect(await me(ana)).not.toHaveProperty('pending_email');
      });

      test('voids links to reset the password once confirmed', async () => {
        const ana = await person(server());
        await call('POST', '/forgot-password', undefined, { email: ana.user.email });
        const text = (await emailsTo(ana.user.email)).map((letter) => letter.text).join();
        const token = /reset-password#token=([\w-]{43})/.exec(text)?.[1];
        expect(token).toBeDefined();
        await change(ana, 'moved@porchlight.test');
        await confirm(await tokenFor('moved@porchlight.test'));
        const json = { token, password: 'Lamplight22', confirmPassword: 'Lamplight22' };
        expect((await call('POST', '/reset-password', undefined, json)).status).toBe(422);
      });

      test('a taken address gets the same response, no link, and a notice to its owner', async () => {
        const [ana, ben] = [await person(server()), await person(server())];
        await confirm(await tokenFor(ben.user.email));
        const answer = await change(ana, ben.user.email.toUpperCase());
        expect(answer.status).toBe(200);
        expect((await dataOf<User>(answer)).pending_email).toBe(ben.user.email.toUpperCase());
        const letters = await emailsTo(ben.user.email);
        expect(letters.map(({ subject }) => subject)).toContainEqual(expect.stringContaining('already have'));
        expect(await emailsTo(ben.user.email.toUpperCase())).toEqual([]);
      });

      test('an address registered by another user meanwhile stays theirs', async () => {
        const ana = await person(server());
        await change(ana, 'contested@porchlight.test');
        const token = await tokenFor('contested@porchlight.test');
        await person(server(), { email: 'Contested@porchlight.test' });
        expect((await confirm(token)).status).toBe(422);
        expect(await me(ana)).toMatchObject({ email: ana.user.email });
      });

      test('requesting the current address drops the pending one', async () => {
        const ana = await person(server());
        await change(ana, 'never@porchlight.test');
        expect(await dataOf<User>(change(ana, ana.user.email))).not.toHaveProperty('pending_email');
      });
    });

    describe('before that, emails contain no text typed by a user', () => {
      const name = 'You have won a prize';
      const email = 'victim@porchlight.test';

      test('in any email requested for the address', async () => {
        await register(server(), { name, email, password: 'a secret' });
        await register(server(), { name: 'Another prize', email, password: 'a secret' });
        await call('POST', '/forgot-password', undefined, { email });
        const ana = await person(server(), { name });
        await emailsTo(ana.user.email);
        await change(ana, 'other-victim@porchlight.test');
        await server().request('POST', '/api/v1/support/report', {
          json: {
            reporter_name: name,
            reporter_email: 'third-victim@porchlight.test',
            report_type: 'scam',
            urgency: 'low',
            subject: name,
            description: name,
          },
        });
        const written = [
          ...(await emailsTo(email)),
          ...(await emailsTo('other-victim@porchlight.test')),
          ...(await emailsTo('third-victim@porchlight.test')),
        ];
        expect(written.map(({ subject }) => subject.split(' ').slice(0, 3).join(' ')).toSorted()).toEqual(
          [
            'Confirm your email',
            'Your email address',
            'Reset your Porchlight',
            'Confirm your email',
            'We received your',
          ].toSorted(),
        );
        for (const { subject, text } of written) {
          expect(`${subject} ${text}`).not.toMatch(/prize|won/);
          expect(text).toMatch(/^Hello,\n/);
        }
      });

      test('after confirmation they greet by name', async () => {
        const ana = await person(server(), { name: 'Ana Sousa' });
        await confirm(await tokenFor(ana.user.email));
        await call('POST', '/forgot-password', undefined, { email: ana.user.email });
        expect((await emailsTo(ana.user.email)).at(-1)?.text).toMatch(/^Hello Ana Sousa,\n/);
      });
    });
  },
  { settings: { rateLimits: false, publicUrl } },
);

describeOnDatabases('rate limits of emails', (server) => {
  const forgot = (address: string, email: string) =>
    server().request('POST', `${base}/forgot-password`, { json: { email }, address });
  const letters = async (email: string, subject: string) => {
    await server().runJobs();
    return server().mails.filter((mail) => mail.to === email && mail.subject.includes(subject)).length;
  };

  test('resets requested by others never make the owner wait', async () => {
    const ana = await person(server());
    for (let n = 0; n < 40; n += 1) await forgot(`203.0.113.${n}`, ana.user.email);
    expect(await letters(ana.user.email, 'Reset')).toBe(6);
    expect((await forgot('192.0.2.77', ana.user.email)).status).toBe(200);
    server().clock.advance(600_000);
    expect((await forgot('192.0.2.77', ana.user.email)).status).toBe(200);
    expect(await letters(ana.user.email, 'Reset')).toBe(7);
  });

  test('repeated requests for the same account have to wait', async () => {
    for (let n = 0; n < 5; n += 1)
      expect((await forgot('198.51.100.1', 'x@porchlight.test')).status).toBe(200);
    expect((await forgot('198.51.100.1', 'X@porchlight.test')).status).toBe(429);
    expect((await forgot('198.51.100.1', 'y@porchlight.test')).status).toBe(200);
  });

  test('confirmation links: five an hour per user, then the response says how long to wait', async () => {
    const ana = await person(server());
    const resend = () => server().request('POST', `${base}/confirm-email/resend`, { token: ana.token });
    for (let n = 0; n < 5; n += 1) expect((await resend()).status).toBe(200);
    const answer = await resend();
    expect(answer.status).toBe(429);
    expect((await bodyOf(answer)).message).toBe(texts.attempts.tooManyFor('an hour'));
    expect(await letters(ana.user.email, 'Confirm')).toBe(6);
  });

  test('an address entered in many accounts gets only a few emails', async () => {
    for (let n = 0; n < 12; n += 1) {
      const { token } = await person(server());
      await server().request('PUT', `${base}/email`, {
        token,
        json: { email: 'flooded@porchlight.test', password: PASSWORD },
      });
    }
    expect(await letters('flooded@porchlight.test', 'Confirm')).toBe(6);
  });
});
