import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { RenderRequest } from '@porchlight/domain';
import { spanish } from '@porchlight/domain/spanish';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createApi, type Api } from '../../app.ts';
import { testApi, type TestApi } from '../../testing/testApi.ts';
import { readWebBuild } from './index.ts';

let folder: string;
let test: TestApi;
/** A server with both builds, and one with the English build alone. */
let api: Api;
let english: Api;

/** Rendered paths by the language of the build. */
const rendered: string[] = [];
const known = ['/', '/listings'];

/** A build that renders its language and the path; paths other than `known` are not found. */
const serverEntry = (language: string): string => `
  export const render = (request) => globalThis.testTranslations('${language}', request);
  export const keptAddress = (url) => (url.includes('?') ? null : new URL(url).pathname);`;

async function writeBuild(at: string, language: string, files: Record<string, string> = {}): Promise<void> {
  const assets = {
    boot: { text: '', hash: '' },
    script: '',
    styles: [],
    preloads: [],
    fonts: [],
    sheets: {},
    screens: {},
  };
  const all = {
    'client/index.html': `<!doctype html><html lang="${language}"></html>`,
    'client/render-assets.json': JSON.stringify(assets),
    'server/package.json': '{"type":"module"}',
    'server/entry-server.js': serverEntry(language),
    ...files,
  };
  for (const [name, text] of Object.entries(all)) {
    await mkdir(dirname(join(at, name)), { recursive: true });
    await writeFile(join(at, name), text);
  }
}

async function serve(at: string): Promise<Api> {
  const build = await readWebBuild(at, null);
  if (build === null) throw new Error('The test build was not found.');
  return createApi(test.deps, build);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-languages-'));
  await writeBuild(join(folder, 'both'), 'en', { 'client/assets/x.js': 'export const language = "en";' });
  await writeBuild(join(folder, 'both/es'), 'es', {
    'client/assets/es/x.js': 'export const language = "es";',
  });
  await writeBuild(join(folder, 'one'), 'en');
  Object.assign(globalThis, {
    testTranslations: (language: string, { url }: RenderRequest) => {
      const { pathname, search } = new URL(url);
      rendered.push(`${language} ${pathname}${search}`);
      return { status: known.includes(pathname) ? 200 : 404, headers: {}, body: `${language} ${pathname}` };
    },
  });
  test = await testApi({ settings: { publicUrl: 'https://porch.example' } });
  api = await serve(join(folder, 'both'));
  english = await serve(join(folder, 'one'));
});
beforeEach(() => {
  rendered.length = 0;
  // Nothing stays in a cache from one test to the next.
  test.clock.advance(3_600_000);
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}, of = api): Promise<Response> =>
  of.fetch(new Request(`http://localhost:3000${path}`, { headers }));

it.each([
  ['/es/listings', 'es /listings'],
  ['/es/listings?query=mesa', 'es /listings'],
  ['/es', 'es /'],
  ['/es?from=mail', 'es /'],
  ['/listings', 'en /listings'],
  ['/', 'en /'],
])('renders %s by the build of its language, without its prefix', async (path, body) => {
  const answer = await get(path);
  expect([answer.status, await answer.text()]).toEqual([200, body]);
  expect(rendered).toEqual([`${body}${new URL(path, 'http://x').search}`]);
});

it('caches a page in each language under a key of its own', async () => {
  for (const path of ['/es/listings', '/listings', '/es/listings', '/listings', '/es', '/', '/es', '/'])
    expect((await get(path)).headers.get('cache-control')).toBe('public, max-age=0, s-maxage=5');
  expect(rendered).toEqual(['es /listings', 'en /listings', 'es /', 'en /']);
  expect(await (await get('/es/listings')).text()).toBe('es /listings');
  expect(await (await get('/listings')).text()).toBe('en /listings');
});

it.each([
  ['/es/', '/es'],
  ['/es//', '/es'],
  ['/es/listings/', '/es/listings'],
  ['/es/listings/?query=mesa', '/es/listings?query=mesa'],
])('redirects %s to the canonical %s', async (path, canonical) => {
  const answer = await get(path);
  expect([answer.status, answer.headers.get('location')]).toEqual([308, canonical]);
});

it('serves the files of every language', async () => {
  for (const [path, language] of [
    ['/assets/x.js', 'en'],
    ['/assets/es/x.js', 'es'],
  ] as const) {
    const answer = await get(path);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await answer.text()).toBe(`export const language = "${language}";`);
  }
  expect((await get('/assets/es/gone.js')).status).toBe(404);
  expect((await get('/es/assets/es/x.js')).status).toBe(404);
});

it("renders from the API's sentences in the language of the page", async () => {
  const before: unknown = Reflect.get(globalThis, 'testTranslations');
  Object.assign(globalThis, {
    testTranslations: async (_language: string, { fetch }: RenderRequest) => {
      const refused = await fetch('/api/v1/listings/0197a2b0-77c1-7d7e-9f0e-3f2b1c9a5e10');
      const body = refused instanceof Response ? await refused.text() : '';
      return { status: 404, headers: {}, body };
    },
  });
  expect(await (await get('/es/listings?missing')).json()).toMatchObject({
    message: spanish.refusals.listing.notFound,
    reason: 'refusals.listing.not_found',
  });
  expect(await (await get('/listings?missing')).json()).toMatchObject({ message: 'Listing not found.' });
  Object.assign(globalThis, { testTranslations: before });
});

it('leaves a page that is not found to its language', async () => {
  const answer = await get('/es/nowhere');
  expect([answer.status, await answer.text()]).toEqual([404, 'es /nowhere']);
});

it('shows no page for a language without a build', async () => {
  for (const path of ['/es', '/es/listings']) {
    const answer = await get(path, {}, english);
    expect([answer.status, await answer.text()]).toEqual([404, `en ${path}`]);
  }
  // Nor for one that the site does not have.
  expect([(await get('/fr')).status, rendered.at(-1)]).toEqual([404, 'en /fr']);
});

it("doesn't redirect by the language of the browser", async () => {
  const answer = await get('/', { 'accept-language': 'es-US,es;q=0.9' });
  expect([answer.status, await answer.text()]).toEqual([200, 'en /']);
  expect(answer.headers.get('vary') ?? '').not.toContain('Accept-Language');
});

it('leaves the empty page of its language when a page fails', async () => {
  const before: unknown = Reflect.get(globalThis, 'testTranslations');
  Object.assign(globalThis, { testTranslations: () => Promise.reject(new Error('broken')) });
  const answer = await get('/es/listings?broken');
  expect([answer.status, await answer.text()]).toEqual([500, '<!doctype html><html lang="es"></html>']);
  Object.assign(globalThis, { testTranslations: before });
});

it('gives search engines the pages of every built language', async () => {
  const sitemap = await (await get('/sitemap-pages.xml')).text();
  expect(sitemap).toContain('<loc>https://porch.example/es/safety</loc>');
  expect(await (await get('/sitemap-pages.xml', {}, english)).text()).not.toContain('/es');
});

it('serves a manifest in every language', async () => {
  expect(await (await get('/es/manifest.webmanifest')).json()).toMatchObject({
    lang: 'es-US',
    start_url: '/es',
  });
});
