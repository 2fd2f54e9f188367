import { expect, it, vi } from 'vitest';
import { describeOnDatabases, testApi } from './testing/testApi.ts';

describeOnDatabases('the server as a whole', (test) => {
  it('reports that it is up and ready', async () => {
    expect((await test().request('GET', '/healthz')).status).toBe(200);
    expect((await test().request('GET', '/readyz')).status).toBe(200);
  });

  it('responds to an unknown path with the error body and the request id', async () => {
    const response = await test().request('GET', '/api/v1/nothing');
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await response.json()).toEqual({
      message: 'Not found.',
      code: 'not_found',
      reason: 'refusals.request.not_found',
      request_id: response.headers.get('x-request-id'),
    });
  });

  it.each([
    ['GET', '/api/v1/categories'],
    ['GET', '/api/v1/nothing'],
    ['POST', '/healthz'],
    ['POST', '/nothing'],
  ])('sets security headers: %s %s', async (method, path) => {
    const { headers } = await test().request(method, path);
    expect(headers.get('x-request-id')).toBeTruthy();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    ['DELETE', '/api/v1/listings/recent', 'GET, HEAD'],
    ['POST', '/api/v1/categories', 'GET, HEAD'],
    ['PATCH', '/api/v1/listings', 'GET, HEAD, POST'],
    ['GET', '/api/v1/auth/login', 'POST'],
    ['POST', '/healthz', 'GET, HEAD'],
    ['DELETE', '/readyz', 'GET, HEAD'],
    ['PUT', '/images/some.webp', 'GET, HEAD'],
    ['GET', '/api/v1/listings/018f0000-0000-7000-8000-000000000000/view', 'POST'],
  ])('%s %s is a 405 that lists the allowed methods', async (method, path, allow) => {
    const response = await test().request(method, path);
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe(allow);
    expect(await response.json()).toMatchObject({ code: 'method_not_allowed' });
    const options = await test().request('OPTIONS', path);
    expect(options.status).toBe(204);
    expect(options.headers.get('allow')).toBe(allow);
  });

  it.each([
    ['/api/v1/listings/recent', 'object'],
    ['/api/v1/listings/stats', 'object'],
    ['/api/v1/listings/map', 'object'],
    ['/api/v1/listings/counts', 'object'],
    ['/api/v1/categories/stats', 'object'],
  ])('%s is not accepted as an id', async (path) => {
    const response = await test().request('GET', path);
    expect(response.status).toBe(200);
    expect(await response.json()).toHaveProperty('data');
  });

  it.each([
    '/api/v1/messages/unread-count',
    '/api/v1/messages/open-offers',
    '/api/v1/messages/conversations',
    '/api/v1/user/listings',
    '/api/v1/favorites',
  ])('%s asks a visitor to sign in', async (path) => {
    const response = await test().request('GET', path);
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
  });

  const login = '/api/v1/auth/login';
  const json = { 'content-type': 'application/json' };

  it('requires JSON', async () => {
    const response = await test().request('POST', login, {
      body: 'a=b',
      headers: { 'content-type': 'text/plain' },
    });
    expect(response.status).toBe(415);
  });

  it.each(['', '{', '[]', 'null', '"text"', '12', '{"a":1}}'])('rejects the body %s', async (body) => {
    expect((await test().request('POST', login, { body, headers: json })).status).toBe(400);
  });

  it('refuses a body that is too large, by its declared and by its actual length', async () => {
    const announced = await test().request('POST', login, {
      body: '{}',
      headers: { ...json, 'content-length': '1048577' },
    });
    expect(announced.status).toBe(413);
    const real = await test().request('POST', login, {
      body: `{"a":"${'x'.repeat(1_048_570)}"}`,
      headers: json,
    });
    expect(real.status).toBe(413);
    expect(await real.json()).toMatchObject({ code: 'too_large' });
  });

  it("doesn't wait for a request body that never ends", async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 65_536;
        controller.enqueue(new Uint8Array(65_536).fill(32));
      },
    });
    const request = new Request(`http://porchlight.test${login}`, {
      method: 'POST',
      headers: json,
      body: endless,
      duplex: 'half',
    } as RequestInit);
    const response = await test().api.fetch(request);
    expect(response.status).toBe(413);
    expect(sent).toBeLessThan(2_000_000);
  });

  it('reports a 422 by field', async () => {
    const response = await test().request('POST', '/api/v1/auth/register', { json: { email: 'not one' } });
    expect(response.status).toBe(422);
    const body = await response.json();
    expect(body.errors).toHaveProperty('email');
    expect(body.message).toEqual(expect.any(String));
  });
});

it('responds with 503 and no details when the database is gone', async () => {
  const test = await testApi();
  await test.db.close();
  for (const path of ['/readyz', '/api/v1/listings']) {
    const response = await test.request('GET', path);
    expect(response.status, path).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(await response.text()).not.toMatch(/pglite|sql|stack|\/src\//i);
  }
  expect((await test.request('GET', '/healthz')).status).toBe(200);
});

it.each([
  ['stopped', '57P01', 503],
  ['at its last connection', '53300', 503],
  ['closed to everybody', '55000', 503],
  ['of another password', '28P01', 503],
  ['cut off', 'ECONNRESET', 503],
  ['without a table it should have', '42P01', 500],
])('a database that is %s (%s) makes a %i', async (_name, code, status) => {
  const test = await testApi();
  vi.spyOn(test.db, 'query').mockRejectedValue(Object.assign(new Error('words of the database'), { code }));
  const response = await test.request('GET', '/api/v1/listings');
  vi.restoreAllMocks();
  expect(response.status).toBe(status);
  expect(await response.text()).not.toContain('words of the database');
  await test.close();
});

it('logs one line per request: no query, no token, no text', async () => {
  const lines: string[] = [];
  const keep = (event: string, fields: object = {}): void =>
    void lines.push(JSON.stringify({ event, ...fields }));
  const test = await testApi({ deps: { logger: { info: keep, warn: keep, error: keep } } });
  const response = await test.request('GET', '/api/v1/listings?query=secret-words', {
    token: 'secret-token',
  });
  await test.close();
  const line = lines.find((text) => text.includes('"request"'));
  expect(line).toContain(response.headers.get('x-request-id'));
  expect(line).toContain('/api/v1/listings');
  expect(lines.join('\n')).not.toContain('secret');
});

it.each([
  ['a port', '203.0.113.1:1', '203.0.113.1:2'],
  ['a port behind IPv6', '[2001:db8::1]:1', '"[2001:db8::1]:2"'],
  ['an IPv4 address in IPv6', '203.0.113.1', '::ffff:203.0.113.1'],
  ['what is no address', 'unknown', '_hidden'],
])("ignores %s as the client's address", async (_what, first, second) => {
  const test = await testApi({ settings: { trustedProxies: 1 } });
  const { addListing } = await import('./testing/listings.ts');
  const id = await addListing(test);
  const counts: number[] = [];
  for (const forwarded of [first, second]) {
    const answer = await test.request('POST', `/api/v1/listings/${id}/view`, {
      address: '10.0.0.1',
      headers: { 'x-forwarded-for': forwarded },
    });
    counts.push((await answer.json()).data.view_count);
  }
  await test.close();
  expect(counts).toEqual([1, 1]);
});

it('trusts as many proxies as the settings say', async () => {
  const seen = async (trustedProxies: number): Promise<number> => {
    const test = await testApi({ settings: { trustedProxies } });
    const { addListing } = await import('./testing/listings.ts');
    const id = await addListing(test);
    const view = async (forwarded: string) =>
      test.request('POST', `/api/v1/listings/${id}/view`, {
        address: '10.0.0.1',
        headers: { 'x-forwarded-for': forwarded },
      });
    await view('6.6.6.6, 203.0.113.1');
    const last = await view('7.7.7.7, 198.51.100.1');
    const { data } = await last.json();
    await test.close();
    return data.view_count;
  };
  expect(await seen(0)).toBe(1);
  expect(await seen(1)).toBe(2);
});
