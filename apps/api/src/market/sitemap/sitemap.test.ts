import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { handleErrors, type ApiEnv } from '../../platform/http/index.ts';
import { addListing, addUser } from '../../testing/listings.ts';
import { describeOnDatabases, testApi, type TestApi } from '../../testing/testApi.ts';
import { sitemapRoutes, urlsOf } from './sitemap.ts';

const settings = { publicUrl: 'https://porch.example' };

/** Calls the routes alone, with at most two listings per part. */
function ask({ deps }: TestApi): (path: string) => Promise<Response> {
  const app = new Hono<ApiEnv>().route('/', sitemapRoutes(deps, [], 2)).onError(handleErrors(deps.logger));
  return async (path) => app.request(path.replace(settings.publicUrl, ''));
}

const locations = (xml: string): string[] => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, at = '']) => at);

describeOnDatabases(
  'the sitemap',
  (testOf) => {
    test('lists only pages while there are no listings, without an empty part', async () => {
      const get = ask(testOf());
      expect(locations(await (await get('/sitemap.xml')).text())).toEqual([
        'https://porch.example/sitemap-pages.xml',
      ]);
      const pages = locations(await (await get('/sitemap-pages.xml')).text());
      expect(pages).toContain('https://porch.example/safety');
      expect(pages).toContain('https://porch.example/listings?category=furniture');
      for (const path of ['/sitemap-listings.xml', '/sitemap-listings.xml?after=x'])
        expect((await get(path)).status, path).toBe(404);
      const robots = await (await get('/robots.txt')).text();
      expect(robots).toContain('Disallow: /dashboard');
      expect(robots).toContain('Sitemap: https://porch.example/sitemap.xml');
    });

    test('lists every public listing in one of its parts, once', async () => {
      const api = testOf();
      const listings: string[] = [];
      for (let n = 0; n < 5; n += 1) listings.push(await addListing(api));
      await addListing(api, { status: 'sold' });
      const gone = await addUser(api);
      await addListing(api, { owner: gone });
      await api.db.query('UPDATE users SET active = false WHERE id = $1', [gone]);
      const get = ask(api);
      const [, ...parts] = locations(await (await get('/sitemap.xml')).text());
      expect(parts).toEqual([
        'https://porch.example/sitemap-listings.xml',
        `https://porch.example/sitemap-listings.xml?after=${listings[1]}`,
        `https://porch.example/sitemap-listings.xml?after=${listings[3]}`,
      ]);
      const found: string[][] = [];
      for (const part of parts) found.push(locations(await (await get(part)).text()));
      expect(found.map((part) => part.length)).toEqual([2, 2, 1]);
      expect(found.flat()).toEqual(listings.map((id) => `https://porch.example/listings/${id}`));
    });

    test('lists a page in every language of the site, each with its translations', async () => {
      const api = testOf();
      const { deps } = api;
      const app = new Hono<ApiEnv>().route('/', sitemapRoutes(deps, ['es'], 4));
      const read = async (path: string): Promise<string> => (await app.request(path)).text();
      const alternates = (path: string): string =>
        [
          ['en', path],
          ['es', `/es${path === '/' ? '' : path}`],
          ['x-default', path],
        ]
          .map(
            ([language, at]) =>
              `<xhtml:link rel="alternate" hreflang="${language}" href="https://porch.example${at}"/>`,
          )
          .join('');

      const pages = await read('/sitemap-pages.xml');
      expect(pages).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
      for (const [path, own] of [
        ['/safety', '/safety'],
        ['/safety', '/es/safety'],
        ['/', '/'],
        ['/', '/es'],
      ] as const)
        expect(pages).toContain(`<url><loc>https://porch.example${own}</loc>${alternates(path)}</url>`);

      // Two listings in two languages are four URLs.
      const listings = locations(await read('/sitemap-listings.xml'));
      expect(listings).toHaveLength(4);
      expect(listings[1]).toBe(listings[0]?.replace('/listings/', '/es/listings/'));
      const parts = locations(await read('/sitemap.xml')).slice(1);
      const found: string[] = [];
      for (const part of parts) found.push(...locations(await read(part.replace(settings.publicUrl, ''))));
      expect(new Set(found).size).toBe(found.length);
      expect(found.filter((url) => url.includes('/es/'))).toHaveLength(found.length / 2);

      expect(await read('/robots.txt')).toContain('Disallow: /es/dashboard\n');
    });

    test('stays below the size limit of a part, also with a long host', () => {
      const site = { publicUrl: `https://${'porch.'.repeat(20)}example`, languages: ['en', 'es'] } as const;
      const id = '0197a2b0-77c1-7d7e-9f0e-3f2b1c9a5e10';
      const bytes = urlsOf(site, `/listings/${id}`, '<lastmod>2026-06-15T16:00:00.000Z</lastmod>').length;
      expect((bytes / 2) * 50_000).toBeLessThan(50 * 1_048_576);
    });

    test('computes the parts once an hour', async () => {
      const api = testOf();
      const get = ask(api);
      const parts = async () => locations(await (await get('/sitemap.xml')).text()).length;
      const before = await parts();
      for (let n = 0; n < 2; n += 1) await addListing(api);
      expect(await parts()).toBe(before);
      api.clock.advance(3_600_000);
      expect(await parts()).toBe(before + 1);
    });
  },
  { settings },
);

test('reads a part only as fast as it is consumed, and ends it early if the database disconnects', async () => {
  const api = await testApi({ settings });
  await addListing(api);
  const others = `user_id, category_id, title, description, price_cents, price_type, location, place, contact_email,
    contact_phone, status, created_at, updated_at`;
  await api.db.query(
    `INSERT INTO listings (id, ${others}) SELECT gen_random_uuid(), ${others} FROM listings, generate_series(2, 2500)`,
  );
  let asked = 0;
  let isAway = false;
  const logged: string[] = [];
  const app = new Hono<ApiEnv>().route(
    '/',
    sitemapRoutes({
      ...api.deps,
      logger: { ...api.deps.logger, warn: (event) => logged.push(event) },
      db: {
        ...api.db,
        query(...query) {
          asked += 1;
          return isAway ? Promise.reject(new Error('away')) : api.db.query(...query);
        },
      },
    }),
  );
  const whole = await (await app.request('/sitemap-listings.xml')).text();
  expect(locations(whole)).toHaveLength(2500);
  expect(asked).toBe(3);

  const reader = (await app.request('/sitemap-listings.xml')).body?.getReader();
  await reader?.read();
  expect(asked).toBe(4);
  isAway = true;
  await expect(reader?.read()).rejects.toThrow('away');
  expect(logged).toEqual(['sitemap_cut']);
  await api.close();
});
