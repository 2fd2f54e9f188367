import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApi } from '../../app.ts';
import type { Database } from '../../platform/db/index.ts';
import { rates, requesterAt } from '../../platform/limits/index.ts';
import { describeOnDatabases } from '../../testing/testApi.ts';
import { testWeb } from '../../testing/webBuild.ts';
import { bounded } from './searchLimits.ts';

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('searches on 80 connections of one address leave a place for another, and its queue is limited', async () => {
  const started: string[] = [];
  const finish: (() => void)[] = [];
  let refused = 0;
  const search = (address: string): void => {
    const db = {
      withTimeLimit: () => {
        started.push(address);
        return new Promise<void>((resolve) => finish.push(resolve));
      },
    } as unknown as Database;
    bounded(db, requesterAt(address), async () => {}).catch((error: { status: number }) => {
      if (error.status === 503) refused += 1;
    });
  };
  for (let connection = 0; connection < 80; connection += 1) search('203.0.113.7');
  for (let connection = 0; connection < 3; connection += 1) search('198.51.100.7');
  await settle();
  expect(started).toEqual(['203.0.113.7', '203.0.113.7', '198.51.100.7', '198.51.100.7']);
  expect(refused).toBe(58);
  finish.shift()?.();
  finish.shift()?.();
  await settle();
  // The attacker has two of four places again, and the third search of the other address waits for its own.
  expect(started.slice(4)).toContain('203.0.113.7');
  while (finish.length > 0) {
    finish.shift()?.();
    await settle();
  }
  expect(started.filter((address) => address === '198.51.100.7')).toHaveLength(3);
});

/** Few enough for a test. */
const max = 6;
const usual = [rates.listsByAddress.max, rates.pagesByAddress.max];
beforeAll(() => {
  for (const rate of [rates.listsByAddress, rates.pagesByAddress]) Object.assign(rate, { max });
});
afterAll(() => {
  Object.assign(rates.listsByAddress, { max: usual[0] });
  Object.assign(rates.pagesByAddress, { max: usual[1] });
});

describeOnDatabases('reading lists and pages', (server) => {
  const read = async (path: string, address: string) =>
    server().api.fetch(new Request(`http://porchlight.test${path}`), { remoteAddress: address });

  test('is limited by address, for all lists together, without affecting other addresses', async () => {
    const paths = ['/api/v1/listings', '/api/v1/listings/recent', '/api/v1/categories/furniture/listings'];
    for (let count = 0; count < max; count += 1)
      expect((await read(paths[count % 3] ?? '', '203.0.113.7')).status).toBe(200);
    const refused = await read('/api/v1/listings/map', '203.0.113.7');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBe(rates.listsByAddress.seconds);
    expect((await read('/api/v1/listings', '203.0.113.8')).status).toBe(200);
    server().clock.advance(rates.listsByAddress.seconds * 1000);
    expect((await read('/api/v1/listings', '203.0.113.7')).status).toBe(200);
  });

  test("rendered pages count for their visitor, cached ones don't, and an error isn't cached for others", async () => {
    const asked: unknown[] = [];
    const api = createApi(
      server().deps,
      testWeb(async ({ fetch }) => {
        asked.push(await fetch('/api/v1/listings'));
        return { status: 200, headers: {}, body: '<p>list</p>' };
      }),
    );
    const open = async (path: string, remoteAddress: string) =>
      (await api.fetch(new Request(`http://porchlight.test${path}`), { remoteAddress })).status;
    for (let count = 0; count < max; count += 1)
      expect(await open(`/nowhere-${count}`, '203.0.113.9')).toBe(200);
    expect(await open('/nowhere', '203.0.113.9')).toBe(429);
    expect(await open('/nowhere', '203.0.113.10')).toBe(200);
    // No API call of a page is refused: its lists are not counted again.
    expect(asked.every((answer) => !(answer instanceof Response))).toBe(true);
  });
});
