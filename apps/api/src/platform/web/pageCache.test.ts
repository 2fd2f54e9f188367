import { gunzipSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { testClock, type TestClock } from '../../testing/testApi.ts';
import { createPageCache, pageAges, type PageCache, type RenderedPage } from './pageCache.ts';

let clock: TestClock;
let cache: PageCache;
/** How often each path was rendered. */
let rendered: Map<string, number>;
/** Status of rendered pages. */
let status: number;

beforeEach(() => {
  clock = testClock();
  cache = createPageCache(clock, 100_000);
  rendered = new Map();
  status = 200;
});

const pageOf = (text: string): RenderedPage => ({
  status,
  headers: {},
  body: new TextEncoder().encode(text),
});

function render(address: string): () => Promise<RenderedPage> {
  return async () => {
    const round = (rendered.get(address) ?? 0) + 1;
    rendered.set(address, round);
    return pageOf(`${address} ${round}`);
  };
}

/** What a request gets now. */
async function read(address = '/'): Promise<string> {
  const page = await cache.get(address, render(address));
  return page.status === 200 ? new TextDecoder().decode(page.body) : String(page.status);
}

/** Lets background work finish. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('a page is rendered once while it is fresh', async () => {
  expect(await read()).toBe('/ 1');
  clock.advance(pageAges.fresh - 1);
  expect(await read()).toBe('/ 1');
  expect(await read('/other')).toBe('/other 1');
});

test('parallel requests share one rendering', async () => {
  expect(await Promise.all([read(), read(), read()])).toEqual(['/ 1', '/ 1', '/ 1']);
});

test('the previous page is served while a new one is rendered, for a limited time', async () => {
  await read();
  clock.advance(pageAges.fresh);
  expect(await Promise.all([read(), read()])).toEqual(['/ 1', '/ 1']);
  await settle();
  expect(await read()).toBe('/ 2');
  clock.advance(pageAges.stale);
  expect(await read()).toBe('/ 3');
});

test('after a change, no request gets a page started before it', async () => {
  await read();
  cache.outdate();
  expect(await read()).toBe('/ 2');
});

test('a page in progress during a change goes only to the requests waiting for it', async () => {
  let finish: (page: RenderedPage) => void = () => {};
  const early = cache.get('/', () => new Promise((resolve) => (finish = resolve)));
  cache.outdate();
  expect(await read()).toBe('/ 1');
  finish(pageOf('from before'));
  await early;
  expect(await read()).toBe('/ 2');
});

test('while rendering fails, the last good page is served for a limited time, with few attempts', async () => {
  await read();
  cache.outdate();
  status = 503;
  expect(await read()).toBe('/ 1');
  expect(await read()).toBe('/ 1');
  expect(rendered.get('/')).toBe(2);
  clock.advance(pageAges.fresh);
  expect(await read()).toBe('/ 1');
  expect(rendered.get('/')).toBe(3);
  status = 200;
  clock.advance(pageAges.fresh);
  expect(await read()).toBe('/ 4');
  status = 503;
  clock.advance(pageAges.trouble);
  expect(await read()).toBe('503');
});

test('a change ends the pause after a failure', async () => {
  await read();
  cache.outdate();
  status = 503;
  await read();
  status = 200;
  cache.outdate();
  expect(await read()).toBe('/ 3');
});

test.each([404, 302, 500, 503])('a page with status %i is not cached', async (answered) => {
  status = answered;
  expect(await read()).toBe(String(answered));
  await read();
  expect(rendered.get('/')).toBe(2);
});

test('a 404 replaces the earlier page', async () => {
  await read();
  cache.outdate();
  status = 404;
  expect(await read()).toBe('404');
  status = 503;
  expect(await read()).toBe('503');
});

test('a page from the future is ignored, because the clock was set back', async () => {
  await read();
  clock.advance(-pageAges.stale);
  expect(await read()).toBe('/ 2');
});

test('it never exceeds its limit, and drops the least recently requested pages', async () => {
  const size = 10_000;
  const ask = (address: string) =>
    cache.get(address, async () => {
      rendered.set(address, (rendered.get(address) ?? 0) + 1);
      return pageOf('x'.repeat(size));
    });
  for (let n = 0; n < 50; n += 1) {
    await ask(`/${n}`);
    await ask('/asked for again and again');
    expect(cache.bytes).toBeLessThanOrEqual(100_000);
  }
  expect(cache.bytes).toBeGreaterThan(70_000);
  expect(rendered.get('/asked for again and again')).toBe(1);
  await ask('/0');
  expect(rendered.get('/0')).toBe(2);
});

test('a page larger than the limit is served and not cached', async () => {
  const page = await cache.get('/', async () => pageOf('x'.repeat(200_000)));
  expect(page.body.byteLength).toBe(200_000);
  expect(cache.bytes).toBe(0);
});

test('each encoding is made once, and counts', async () => {
  const text = 'porch '.repeat(1_000);
  const page = await cache.get('/', async () => pageOf(text));
  const before = cache.bytes;
  const [first, second] = [page.encoded('gzip'), page.encoded('gzip')];
  if (first === null) throw new Error('It is large enough.');
  expect(second).toBe(first);
  expect(gunzipSync(first).toString()).toBe(text);
  expect(cache.bytes).toBe(before + first.byteLength);
  cache.outdate();
  await cache.get('/', async () => pageOf(text));
  expect(cache.bytes).toBe(before);
});
