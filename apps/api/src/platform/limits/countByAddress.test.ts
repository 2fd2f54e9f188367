import { apiBasePath, limits } from '@porchlight/domain';
import { expect, test } from 'vitest';
import { fuzzedCalls } from '../../testing/fuzz/calls.ts';
import { describeOnDatabases } from '../../testing/testApi.ts';
import { rates } from './rates.ts';

const posts = Object.keys(fuzzedCalls)
  .filter((call) => call.startsWith('POST '))
  // Its token is signed, no body is read, and mail services send it for many users from few addresses.
  .filter((call) => call !== 'POST /notifications/unsubscribe');

describeOnDatabases('calls are counted by address before they are read', (server) => {
  const malformed = (path: string, address: string) =>
    server().request('POST', path, { body: '{', headers: { 'content-type': 'application/json' }, address });
  const counted = async (): Promise<number> => {
    const [row] = await server().db.query<{ hits: number }>(
      'SELECT coalesce(sum(hits), 0)::integer AS hits FROM rate_limits',
    );
    return row?.hits ?? 0;
  };

  test.each(posts)('%s counts a malformed body, or requires sign-in', async (call) => {
    const path = call.slice('POST '.length).replaceAll(/:\w+/g, '00000000-0000-7000-8000-000000000000');
    const before = await counted();
    const { status } = await malformed(apiBasePath + path, '192.0.2.50');
    expect([status, (await counted()) - before]).toEqual(status === 401 ? [401, 0] : [status, 1]);
  });

  test("malformed calls count against an address's limit", async () => {
    const path = `${apiBasePath}/auth/forgot-password`;
    for (let n = 0; n < rates.forgotByAddress.max; n += 1)
      expect((await malformed(path, '192.0.2.60')).status).toBe(400);
    const json = { email: 'ana@porchlight.test' };
    expect((await server().request('POST', path, { json, address: '192.0.2.60' })).status).toBe(429);
    expect((await server().request('POST', path, { json, address: '192.0.2.61' })).status).toBe(200);
  });

  test('a limited address gets a response before its large body is read', async () => {
    const body = JSON.stringify({ email: 'x'.repeat(limits.jsonBodyMaxBytes) });
    const headers = { 'content-type': 'application/json' };
    const path = `${apiBasePath}/auth/forgot-password`;
    expect((await server().request('POST', path, { body, headers, address: '192.0.2.60' })).status).toBe(429);
    expect((await server().request('POST', path, { body, headers, address: '192.0.2.61' })).status).toBe(413);
  });
});
