import { expect, test } from 'vitest';
import { describeOnDatabases } from '../../testing/testApi.ts';
import { addressSubject, networkOf, readAddress } from './addresses.ts';
import { createLimiter } from './limiter.ts';

test.each([
  ['192.0.2.1', '192.0.2.1', '192.0.2.0/24'],
  ['::ffff:192.0.2.1', '192.0.2.1', '192.0.2.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:DB8:1:2::1', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
  ['unknown', 'unknown', 'unknown'],
])('%s counts as %s, and as part of the network %s', (address, subject, network) => {
  expect(addressSubject(address)).toBe(subject);
  expect(networkOf(address)).toBe(network);
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  [' 192.0.2.1 ', '192.0.2.1'],
  ['192.0.2.1:51234', '192.0.2.1'],
  ['"192.0.2.1:51234"', '192.0.2.1'],
  ['for=192.0.2.1', '192.0.2.1'],
  ['For="[2001:DB8::1]:51234"', '2001:db8::1'],
  ['[2001:db8::1]:51234', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['2001:0db8:0000:0000:0000:0000:0000:0001', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['[fe80::1%25eth0]:80', 'fe80::1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['[::ffff:192.0.2.1]:51234', '192.0.2.1'],
  ['::FFFF:C000:0201', '192.0.2.1'],
  ['0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
  ['64:ff9b::192.0.2.1', '64:ff9b::c000:201'],
])('%s is the address %s', (text, address) => {
  expect(readAddress(text)).toBe(address);
});

test.each([
  '',
  ' ',
  'unknown',
  '_hidden',
  'localhost',
  '192.0.2',
  '192.0.2.256',
  '192.0.2.01',
  '192.0.2.1:',
  '192.0.2.1:123456',
  '192.0.2.1:80:90',
  '192.0.2.1, 192.0.2.2',
  '[192.0.2.1]:80',
  '[2001:db8::1',
  '2001:db8::1]:80',
  '[2001:db8::1]80',
  '2001:db8::1::2',
  '[]:80',
  '::1 ::2',
  '1'.repeat(100_000),
])('%j is not an address', (text) => {
  expect(readAddress(text)).toBeNull();
});

describeOnDatabases('the limiter', (server) => {
  const rate = { name: 'knock', max: 3, seconds: 60 };
  const knock = (subject: string) => createLimiter(server().deps).count(rate, subject);

  test('allows the maximum per window, counted over all server processes', async () => {
    for (let n = 0; n < 3; n += 1) await knock('ana');
    server().clock.advance(20_000);
    await expect(knock('ana')).rejects.toMatchObject({ status: 429, headers: { 'retry-after': '40' } });
    await knock('ben');
    server().clock.advance(40_000);
    await knock('ana');
  });

  test('a clock set back by days blocks no one for days', async () => {
    const limiter = createLimiter(server().deps);
    for (let n = 0; n < 3; n += 1) await limiter.count(rate, 'dora');
    await expect(limiter.count(rate, 'dora')).rejects.toMatchObject({ status: 429 });
    server().clock.advance(-3 * 86_400_000);
    await limiter.count(rate, 'dora');
    // Another server process with a slightly slow clock continues the same window.
    await limiter.count(rate, 'dora');
    await limiter.count(rate, 'dora');
    server().clock.advance(-10_000);
    await expect(limiter.count(rate, 'dora')).rejects.toMatchObject({ status: 429 });
    server().clock.advance(3 * 86_400_000 + 10_000);
  });

  test('parallel attempts are counted one by one', async () => {
    const limiter = createLimiter(server().deps);
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => limiter.count(rate, 'crowd')));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  });

  test('stores no subject in the clear, and forgets one when told to', async () => {
    const limiter = createLimiter(server().deps);
    for (let n = 0; n < 3; n += 1) await limiter.count(rate, 'cleo@porchlight.test');
    const rows = await server().db.query<{ bucket: string }>('SELECT bucket FROM rate_limits');
    expect(JSON.stringify(rows)).not.toContain('cleo');
    await limiter.forget(rate, 'cleo@porchlight.test');
    await limiter.count(rate, 'cleo@porchlight.test');
  });

  test("attempts of a blocked subject don't reach the database", async () => {
    let queries = 0;
    const { db } = server();
    const counting = {
      ...db,
      query: <Row extends object>(sql: string, params?: readonly unknown[]) => {
        queries += 1;
        return db.query<Row>(sql, params);
      },
    };
    const limiter = createLimiter({ ...server().deps, db: counting });
    await Promise.allSettled(Array.from({ length: 4 }, () => limiter.count(rate, 'flood')));
    queries = 0;
    for (let n = 0; n < 50; n += 1)
      await expect(limiter.count(rate, 'flood')).rejects.toMatchObject({ status: 429 });
    expect(queries).toBe(0);
  });

  test('counts nothing with RATE_LIMITS off', async () => {
    const { deps } = server();
    const limiter = createLimiter({ ...deps, settings: { ...deps.settings, rateLimits: false } });
    for (let n = 0; n < 10; n += 1) await limiter.count(rate, 'ana');
  });
});
