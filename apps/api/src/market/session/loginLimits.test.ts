import { texts } from '@porchlight/domain';
import { expect, test } from 'vitest';
import { describeOnDatabases } from '../../testing/testApi.ts';
import { PASSWORD, person } from '../../testing/people.ts';
import { base, failure } from '../../testing/auth.ts';
import { rates } from '../../platform/limits/index.ts';

describeOnDatabases('rate limits of signing in', (server) => {
  const from = (address: string, email: string, password = 'Wrong1234') =>
    server().request('POST', `${base}/login`, { json: { email, password }, address });

  test('ten wrong passwords for one account from one address, existing or not, then wait', async () => {
    const ana = await person(server());
    for (const email of [ana.user.email, 'nobody@porchlight.test']) {
      for (let attempt = 0; attempt < 10; attempt += 1)
        expect((await from('192.0.2.1', email)).status).toBe(401);
      const answer = await from('192.0.2.1', email.toUpperCase());
      expect(answer.headers.get('retry-after')).toBe('900');
      expect(await failure(answer)).toEqual({
        status: 429,
        code: 'too_many_requests',
        reason: 'attempts.too_many_for',
        data: { seconds: 900 },
        message: texts.attempts.tooManyFor('15 minutes'),
      });
    }
    expect((await from('192.0.2.2', ana.user.email, PASSWORD)).status).toBe(200);
    expect((await from('192.0.2.1', ana.user.email, PASSWORD)).status).toBe(429);
    server().clock.advance(15 * 60_000);
    expect((await from('192.0.2.1', ana.user.email, PASSWORD)).status).toBe(200);
  });

  test('the right password resets the count', async () => {
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

describeOnDatabases('the owner of an account under attack', (server) => {
  const phone = '11111111-2222-4333-8444-555555555555';
  const laptop = '99999999-2222-4333-8444-555555555555';
  const signIn = async (address: string, email: string, password: string, device?: string) => {
    const headers: Record<string, string> = device === undefined ? {} : { 'x-device-id': device };
    return (await server().request('POST', `${base}/login`, { json: { email, password }, address, headers }))
      .status;
  };

  /** Ten wrong passwords from each of eleven addresses block the account for unknown origins. */
  async function attack(email: string) {
    // The limits per address have expired.
    server().clock.advance(15 * 60_000);
    for (let host = 1; host <= 11; host += 1)
      for (let attempt = 0; attempt < 10; attempt += 1) await signIn(`203.0.113.${host}`, email, 'Wrong1234');
  }

  test.each([
    ['on a device that signed in before, at a new address', '192.0.2.9', phone, 200],
    ['at an address that signed in before, without a device id', '198.51.100.1', undefined, 200],
    ['at that address, with the id of another device', '198.51.100.1', laptop, 200],
    ['on a device that signed in before, at the address of an attacker', '203.0.113.1', phone, 200],
    ['on a new device at a new address', '192.0.2.9', laptop, 429],
    ['without a device id at a new address', '192.0.2.9', undefined, 429],
    ['with no device id at all, but a text of that name', '192.0.2.9', 'phone', 429],
  ])('%s: %s', async (_name, address, device, status) => {
    const { user } = await person(server());
    expect(await signIn('198.51.100.1', user.email, PASSWORD, phone)).toBe(200);
    await attack(user.email);
    expect(await signIn(address, user.email, PASSWORD, device)).toBe(status);
  });

  test('a new password set by a link unblocks sign-in, even on a new device and address', async () => {
    const { user } = await person(server());
    await attack(user.email);
    const asked = { json: { email: user.email }, address: '192.0.2.50' };
    expect((await server().request('POST', `${base}/forgot-password`, asked)).status).toBe(200);
    await server().runJobs();
    const [, token] =
      /reset-password#token=([\w-]{43})/.exec(
        server()
          .mails.map(({ text }) => text)
          .join('\n'),
      ) ?? [];
    const password = 'Brandnew77x';
    const reset = {
      json: { token, password, confirmPassword: password },
      address: '192.0.2.50',
      headers: { 'x-device-id': laptop },
    };
    expect((await server().request('POST', `${base}/reset-password`, reset)).status).toBe(200);
    expect(await signIn('192.0.2.51', user.email, password, laptop)).toBe(200);
    expect(await signIn('192.0.2.50', user.email, password)).toBe(200);
  });

  test('a device known to one account is unknown to another, and can guess ten times', async () => {
    const [ana, ben] = [await person(server()), await person(server())];
    expect(await signIn('198.51.100.2', ben.user.email, PASSWORD, phone)).toBe(200);
    await attack(ana.user.email);
    expect(await signIn('192.0.2.9', ana.user.email, PASSWORD, phone)).toBe(429);
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect(await signIn('192.0.2.9', ben.user.email, 'Wrong1234', phone)).toBe(401);
    expect(await signIn('192.0.2.9', ben.user.email, PASSWORD, phone)).toBe(429);
  });

  test('the right password on a known device counts as well', async () => {
    const { user } = await person(server());
    const statuses = new Set<number>();
    for (let attempt = 0; attempt <= rates.signInByDeviceAndHour.max + 1; attempt += 1)
      statuses.add(await signIn('198.51.100.9', user.email, PASSWORD, phone));
    expect([...statuses]).toEqual([200, 429]);
  });

  test('a wrong password makes no device known; the newest twenty origins stay, as hashes', async () => {
    const { user, id } = await person(server());
    expect(await signIn('192.0.2.60', user.email, 'Wrong1234', phone)).toBe(401);
    const known = () =>
      server().db.query<{ hash: string }>('SELECT hash FROM known_sign_ins WHERE user_id = $1', [id]);
    const before = (await known()).length;
    expect(before).toBeLessThanOrEqual(1);
    for (let host = 1; host <= 25; host += 1) {
      server().clock.advance(1000);
      await signIn(`192.0.2.${host}`, user.email, PASSWORD);
    }
    const after = await known();
    expect(after).toHaveLength(20);
    for (const { hash } of after) expect(hash).toMatch(/^[\w-]{43}$/);
  });
});
