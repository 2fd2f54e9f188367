import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { brand, type RenderRequest, type RenderResult } from '@porchlight/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApi, type Api } from '../../app.ts';
import { testApi, type TestApi } from '../../testing/testApi.ts';
import { addListing } from '../../testing/listings.ts';
import { readWebBuild, type WebBuild } from './index.ts';

let folder: string;
let web: WebBuild;
let test: TestApi;
let api: Api;
let rendering: (request: RenderRequest) => Promise<RenderResult>;
const script = 'export const porch = "light";\n'.repeat(200);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-web-'));
  await mkdir(join(folder, 'client/assets'), { recursive: true });
  await mkdir(join(folder, 'client/.vite'), { recursive: true });
  await mkdir(join(folder, 'server'));
  const assets = {
    boot: { text: '', hash: '' },
    script: '/assets/main-abc.js',
    styles: [],
    preloads: [],
    fonts: [],
    sheets: {},
    screens: {},
  };
  await Promise.all([
    writeFile(join(folder, 'client/index.html'), '<!doctype html><div id="root"></div>'),
    writeFile(join(folder, 'client/render-assets.json'), JSON.stringify(assets)),
    writeFile(join(folder, 'client/assets/main-abc.js'), script),
    // Made by the build.
    writeFile(join(folder, 'client/assets/main-abc.js.br'), brotliCompressSync(script)),
    writeFile(join(folder, 'client/assets/main-abc.js.gz'), gzipSync(script)),
    writeFile(join(folder, 'client/favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>'),
    writeFile(join(folder, 'client/.vite/manifest.json'), '{}'),
    writeFile(join(folder, 'server/package.json'), '{"type":"module"}'),
    writeFile(
      join(folder, 'server/entry-server.js'),
      `export const render = (request) => globalThis.testRendering(request);
       export const keptAddress = (url) => (url.includes('?') ? null : new URL(url).pathname);`,
    ),
  ]);
  Object.assign(globalThis, { testRendering: (request: RenderRequest) => rendering(request) });
  const build = await readWebBuild(folder, null);
  if (build === null) throw new Error('The test build was not found.');
  web = build;
  test = await testApi({ settings: { publicUrl: 'https://porch.example' } });
  api = createApi(test.deps, web);
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  api.fetch(new Request(`http://localhost:3000${path}`, { headers }));

it('serves hashed files forever, compressed as the browser prefers', async () => {
  const plain = await get('/assets/main-abc.js');
  expect(plain.status).toBe(200);
  expect(plain.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await plain.text()).toBe(script);
  for (const [accept, encoding] of [
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['gzip;q=0, identity', null],
  ] as const) {
    const compressed = await get('/assets/main-abc.js', { 'accept-encoding': accept });
    expect(compressed.headers.get('content-encoding'), accept).toBe(encoding);
    expect(compressed.headers.get('vary')).toContain('Accept-Encoding');
    if (encoding !== null)
      expect((await compressed.arrayBuffer()).byteLength).toBeLessThan(script.length / 10);
  }
});

it('serves a web app manifest', async () => {
  const answer = await get('/manifest.webmanifest');
  expect(answer.headers.get('content-type')).toBe('application/manifest+json');
  expect(await answer.json()).toMatchObject({ name: brand.name, start_url: '/', display: 'standalone' });
});

it('serves other files for a limited time, and responds with 304 when unchanged', async () => {
  const icon = await get('/favicon.svg');
  expect(icon.headers.get('content-type')).toMatch(/^image\/svg\+xml/);
  expect(icon.headers.get('cache-control')).toBe('public, max-age=3600');
  const tag = icon.headers.get('etag') ?? '';
  const again = await get('/favicon.svg', { 'if-none-match': tag });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
  expect(again.headers.get('cache-control')).toBe('public, max-age=3600');
  expect((await get('/favicon.svg', { 'if-none-match': '"another"' })).status).toBe(200);
});

it.each([
  '/assets/gone-123.js',
  '/assets/../server/entry-server.js',
  '/assets/%2e%2e/%2e%2e/server/entry-server.js',
])('has no file %s', async (path) => {
  rendering = async () => ({ status: 404, headers: {}, body: 'no page' });
  expect((await get(path)).status).toBe(404);
});

it.each(['/.vite/manifest.json', '/render-assets.json', '/index.html', '/'])(
  'does not serve %s',
  async (path) => {
    rendering = async () => ({ status: 404, headers: {}, body: 'rendered' });
    expect(await (await get(path)).text()).toBe('rendered');
  },
);

it("renders a page from the API's data for visitors", async () => {
  const id = await addListing(test, { title: 'Porch swing' });
  const asked: RenderRequest[] = [];
  rendering = async (request) => {
    asked.push(request);
    const answer = await request.fetch(`/api/v1/listings/${id}`);
    return {
      status: 200,
      headers: { 'Content-Type': 'text/html; charset=utf-8' },
      inline: { scripts: ['sha256-boot'], styles: ['sha256-style'] },
      body: `<p>${JSON.stringify(answer)}</p>`,
    };
  };
  const response = await get(`/listings/${id}?from=mail`, {
    host: 'evil.example',
    authorization: 'Bearer x',
  });
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('Porch swing');
  expect(asked[0]).toMatchObject({
    url: `https://porch.example/listings/${id}?from=mail`,
    publicUrl: 'https://porch.example',
    now: '2026-06-15T16:00:00.000Z',
    assets: { script: '/assets/main-abc.js' },
  });
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self' 'sha256-boot'; style-src 'self' 'sha256-style';");
  expect(policy).not.toContain('unsafe');
  expect(response.headers.get('strict-transport-security')).toContain('max-age');
  expect(response.headers.get('cache-control')).toBe('no-cache');
});

it('passes on the status of a page, and streams its body', async () => {
  rendering = async () => ({
    status: 404,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
    body: new Response('<h1>Page not found</h1>').body ?? '',
  });
  const response = await get('/no/such/page');
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await response.text()).toBe('<h1>Page not found</h1>');
});

it("responds with an error for a page that can't be rendered, and leaves it to the browser", async () => {
  rendering = async () => {
    throw new Error('broken screen');
  };
  const response = await get('/listings');
  expect(response.status).toBe(500);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.text()).toContain('<div id="root">');
});

it('caches no page with a token in its link, and sends no referrer from it', async () => {
  rendering = async () => ({ status: 200, headers: {}, body: 'form' });
  for (const path of [
    '/reset-password?token=x',
    '/reset-password',
    '/Reset-Password?token=x',
    '/confirm-email',
    '/unsubscribe',
  ]) {
    const { headers } = await get(path);
    expect([path, headers.get('referrer-policy')]).toEqual([path, 'no-referrer']);
    expect([path, headers.get('cache-control')]).toEqual([path, 'no-store']);
  }
  expect((await get('/login')).headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
});

it('never responds to an API path with a page', async () => {
  rendering = async () => ({ status: 200, headers: {}, body: 'page' });
  for (const path of ['/api/v1/nothing', '/api/v2/listings', '/api']) {
    const response = await get(path);
    expect(response.status, path).toBe(404);
    expect(response.headers.get('content-type')).toContain('json');
  }
});

it.each([
  ['/listings/?q=bike', '/listings?q=bike'],
  ['/help//', '/help'],
  // Never redirects to another host.
  ['//evil.example/', '/evil.example'],
])('redirects %s to its canonical path', async (path, address) => {
  const answer = await api.fetch(new Request(`http://localhost:3000${path}`));
  expect([answer.status, answer.headers.get('location')]).toEqual([308, address]);
});

it.each([
  ['/login', '/login'],
  ['/reset-password?token=abc', '/reset-password?token=abc'],
  // Never redirects to another host.
  ['//evil.example/login', '/evil.example/login'],
])('a form sent to %s before the scripts loaded is redirected to its page', async (path, location) => {
  const answer = await api.fetch(
    new Request(`http://localhost:3000${path}`, { method: 'POST', body: new URLSearchParams({ a: 'b' }) }),
  );
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(location);
});

it('refuses other POST requests to a page', async () => {
  const answer = await api.fetch(
    new Request('http://localhost:3000/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    }),
  );
  expect(answer.status).toBe(405);
  expect(answer.headers.get('allow')).toBe('GET, HEAD');
});

it('responds to HEAD without a body', async () => {
  rendering = async () => ({ status: 200, headers: {}, body: 'page' });
  const response = await api.fetch(new Request('http://localhost/listings', { method: 'HEAD' }));
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('');
});

it("reports a file's size without sending it", async () => {
  const response = await api.fetch(new Request('http://localhost/assets/main-abc.js', { method: 'HEAD' }));
  expect(response.status).toBe(200);
  expect(response.headers.get('content-length')).toBe(String(script.length));
  expect(await response.text()).toBe('');
});

it('does not serve a compressed file by its own name', async () => {
  rendering = async () => ({ status: 404, headers: {}, body: 'no page' });
  expect((await get('/assets/main-abc.js.br')).status).toBe(404);
});

it('is no web build without its files', async () => {
  expect(await readWebBuild(join(folder, 'nowhere'), null)).toBeNull();
});

it('allows pages to load pictures from the origin of the map tiles, and no other', async () => {
  rendering = async () => ({
    status: 200,
    headers: {},
    body: '',
    inline: { scripts: ['sha256-boot'], styles: [] },
  });
  const tiles = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Somebody' };
  const withTiles = await readWebBuild(folder, tiles);
  const tiled = createApi({ ...test.deps, settings: { ...test.deps.settings, mapTiles: tiles } }, withTiles);
  for (const path of ['/listings', '/nothing.js']) {
    const policyOf = async (server: Api) =>
      (await server.fetch(new Request(`http://localhost${path}`))).headers.get('content-security-policy');
    expect(await policyOf(tiled)).toContain("img-src 'self' data: blob: https://tiles.example;");
    expect(await policyOf(api)).toContain("img-src 'self' data: blob:;");
  }
});

it.each([
  ['/map/base.pmtiles', "connect-src 'self';"],
  ['https://store.example/us.pmtiles', "connect-src 'self' https://store.example;"],
])('allows pages to read the base map at %s, and nothing else', async (url, allowed) => {
  const mapTiles = { url, format: 'pmtiles', attribution: '© Ana' } as const;
  const mapped = createApi(
    { ...test.deps, settings: { ...test.deps.settings, mapTiles } },
    await readWebBuild(folder, mapTiles),
  );
  const page = await mapped.fetch(new Request('http://localhost/nothing.js'));
  expect(page.headers.get('content-security-policy')).toContain(allowed);
  expect(page.headers.get('content-security-policy')).toContain("img-src 'self' data: blob:;");
});
