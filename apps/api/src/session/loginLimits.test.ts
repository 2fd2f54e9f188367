import { texts } from '@porchlight/domain';
import { expect, test } from 'vitest';
import { describeOnDatabases } from '../testing/testApi.ts';
import { PASSWORD, person } from '../testing/people.ts';
import { base, failure } from '../testing/auth.ts';

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
        message: texts.attempts.tooManyFor('15 minutes'),
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
