import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { RenderResult } from '@porchlight/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Api } from '../../app.ts';
import { testApi, type TestApi } from '../../testing/testApi.ts';
import { pagesOf } from '../../testing/webBuild.ts';

const text = 'A page of the neighborhood. '.repeat(100);
let server: TestApi;
let api: Api;
let rendered: number;
let rendering: () => Promise<RenderResult>;

beforeAll(async () => {
  server = await testApi();
});
beforeEach(() => {
  api = pagesOf(server, () => {
    rendered += 1;
    return rendering();
  });
  rendered = 0;
  rendering = async () => ({ status: 200, headers: {}, body: text });
});
afterAll(() => server.close());

const get = (path = '/listings', headers: Record<string, string> = {}, method = 'GET'): Promise<Response> =>
  api.fetch(new Request(`http://localhost${path}`, { method, headers }));

/** The caching headers of a response. */
const keeping = ({ headers }: Response) => [
  headers.get('cache-control'),
  headers.get('cdn-cache-control'),
  headers.get('etag') !== null,
];

test('a cached page allows caching in front for a limited time; browsers revalidate each time', async () => {
  expect(keeping(await get())).toEqual([
    'public, max-age=0, s-maxage=5',
    'public, max-age=5, stale-while-revalidate=10, stale-if-error=300',
    true,
  ]);
  await get();
  expect(rendered).toBe(1);
});

test('responds with 304 when the page is unchanged, in any encoding, with the policy of a page', async () => {
  const tag = (await get()).headers.get('etag') ?? '';
  expect(tag).toMatch(/^W\/"[\w-]{22}"$/);
  for (const known of [tag, `"other", ${tag}`, tag.slice(2), '*']) {
    const answer = await get('/listings', { 'if-none-match': known, 'accept-encoding': 'br' });
    expect([answer.status, await answer.text(), ...keeping(answer)]).toEqual([
      304,
      '',
      ...keeping(await get()),
    ]);
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
  }
  expect((await get('/listings', { 'if-none-match': 'W/"other"' })).status).toBe(200);
});

test('rendered again within a minute, the same content is the same page', async () => {
  rendering = async () => ({ status: 200, headers: {}, body: text });
  const before = (await get()).headers.get('etag');
  server.clock.advance(20_000);
  expect((await get()).headers.get('etag')).toBe(before);
  expect(rendered).toBe(2);
});

test.each([
  ['br, gzip', 'br', (bytes: Buffer) => brotliDecompressSync(bytes)],
  ['gzip', 'gzip', (bytes: Buffer) => gunzipSync(bytes)],
  ['identity', null, (bytes: Buffer) => bytes],
] as const)('in an encoding accepted by %s', async (accepted, encoding, decode) => {
  for (let round = 0; round < 2; round += 1) {
    const page = await get('/listings', { 'accept-encoding': accepted });
    expect(page.headers.get('content-encoding')).toBe(encoding);
    expect(page.headers.get('vary')).toBe('Accept-Encoding');
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(decode(Buffer.from(await page.arrayBuffer())).toString()).toBe(text);
  }
});

test('responds to HEAD with the same headers and no body', async () => {
  const head = await get('/listings', {}, 'HEAD');
  expect([head.status, await head.text(), ...keeping(head)]).toEqual([200, '', ...keeping(await get())]);
  expect(rendered).toBe(1);
});

test("doesn't depend on the user, since no page is rendered for one", async () => {
  await get();
  const page = await get('/listings', { cookie: 'a=b', authorization: 'Bearer x' });
  expect(await page.text()).toBe(text);
  expect(page.headers.get('set-cookie')).toBeNull();
  expect(rendered).toBe(1);
});

test('a page that may not be cached is rendered each time, and caches may not store it', async () => {
  for (const round of [1, 2]) {
    expect(keeping(await get('/login?returnTo=%2Fprofile'))).toEqual(['no-cache', null, true]);
    expect(rendered).toBe(round);
  }
});

test.each([
  [302, { Location: '/listings' }, 'no-cache'],
  [404, {}, 'no-cache'],
  [503, { 'Cache-Control': 'no-store' }, 'no-store'],
] as const)('a page with status %i is not cached anywhere', async (status, headers, control) => {
  rendering = async () => ({ status, headers, body: '' });
  expect(keeping(await get())).toEqual([control, null, false]);
  await get();
  expect(rendered).toBe(2);
});

test('a page that fails to render is the last good one, or else the empty one', async () => {
  await get();
  rendering = () => Promise.reject(new Error('broken screen'));
  server.clock.advance(60_000);
  expect(await (await get()).text()).toBe(text);
  const never = await get('/never/seen');
  expect([never.status, ...keeping(never)]).toEqual([500, 'no-store', null, false]);
});

test('with caching turned off, each page is rendered, and caches in front may store it', async () => {
  const { deps } = server;
  const settings = { ...deps.settings, pageCacheMb: 0 };
  api = pagesOf({ ...server, deps: { ...deps, settings } }, () => {
    rendered += 1;
    return rendering();
  });
  await get();
  expect(keeping(await get())[0]).toContain('s-maxage');
  expect(rendered).toBe(2);
});

test('80 searches of one visitor leave places for another, and their queue is limited', async () => {
  const started: string[] = [];
  const finish: (() => void)[] = [];
  const pages = pagesOf(server, ({ url }) => {
    started.push(new URL(url).search);
    return new Promise((resolve) => {
      finish.push(() => resolve({ status: 200, headers: {}, body: text }));
    });
  });
  const open = async (path: string, remoteAddress: string): Promise<number> =>
    (await pages.fetch(new Request(`http://localhost${path}`), { remoteAddress })).status;
  const flood = Array.from({ length: 80 }, (_, index) => open(`/listings?q=${index}`, '203.0.113.7'));
  const other = open('/listings?q=lamp', '198.51.100.7');
  const shared = open('/listings', '198.51.100.7');
  // Those beyond the queue have their response; all others wait for one of the four places.
  await expect.poll(() => started).toEqual(['?q=0', '?q=1', '?q=lamp', '']);
  finish.splice(2).forEach((end) => end());
  expect(await Promise.all([other, shared])).toEqual([200, 200]);
  while (started.length < 44 || finish.length > 0) {
    finish.splice(0).forEach((end) => end());
    await new Promise((resolve) => setImmediate(resolve));
  }
  const statuses = await Promise.all(flood);
  expect(statuses.filter((status) => status === 200)).toHaveLength(42);
  expect(statuses.filter((status) => status === 503)).toHaveLength(38);
});
