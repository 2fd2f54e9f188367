import {
  type Language,
  languages,
  listingPagePath,
  pagePaths,
  pathIn,
  pathsOf,
  searchPagePath,
} from '@porchlight/domain';
import { Hono } from 'hono';
import type { Queryable } from '../../platform/db/index.ts';
import type { Deps } from '../../deps.ts';
import { notFound, type ApiApp, type ApiEnv } from '../../platform/http/index.ts';
import { isId } from '../../platform/ids.ts';
import { isPublic, listedStatus } from '../listings/index.ts';
import { errorFields } from '../../platform/logger.ts';

/** The most URLs in one part. With its alternates in two languages, a URL takes about 600 bytes of the 50 MB limit. */
const PART_MAX = 50_000;

/** Rows read at a time: the memory that a part needs. */
const CHUNK = 1_000;

/** How long crawlers, caches and this process keep the index. */
const KEEP_SECONDS = 3_600;

const pagesPath = '/sitemap-pages.xml';
const listingsPath = '/sitemap-listings.xml';

const pages = pathsOf('data', 'written');

/**
 * Files for search engines: `robots.txt`, and a sitemap in parts. The index lists one part of pages and the parts of
 * listings; each of those begins after a listing id and is sent while it is read.
 *
 * @param translations languages that the site is built in besides the default one
 * @param urlsMax the most URLs of listings in a part; fewer in tests
 */
export function sitemapRoutes(
  { db: primary, replica, clock, logger, settings }: Deps,
  translations: readonly Language[] = [],
  urlsMax = PART_MAX,
): ApiApp {
  const site: Site = { publicUrl: settings.publicUrl, languages: [languages[0], ...translations] };
  /** The most listings in a part: each has a URL in every language. */
  const partMax = Math.floor(urlsMax / site.languages.length);
  const db = replica?.reader ?? primary;
  const app = new Hono<ApiEnv>();
  const headers = {
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': `public, max-age=${KEEP_SECONDS}`,
  };
  let index: { text: Promise<string>; at: number } | undefined;

  app.get('/robots.txt', (c) => c.text(robots(site), 200, { 'cache-control': headers['cache-control'] }));

  app.get('/sitemap.xml', async (c) => {
    const now = clock.now().getTime();
    // Finding the parts takes a second with a million listings, so it is done once for all requests.
    if (index === undefined || Math.abs(now - index.at) >= KEEP_SECONDS * 1_000) {
      const made = { text: readIndex(db, site, partMax), at: now };
      index = made;
      made.text.catch(() => {
        if (index === made) index = undefined;
      });
    }
    return c.body(await index.text, 200, headers);
  });

  app.get(pagesPath, async (c) => c.body(await readPages(db, site), 200, headers));

  app.get(listingsPath, async (c) => {
    const after = c.req.query('after') ?? FIRST;
    if (!isId(after)) throw notFound();
    const chunks = readListings(db, after, partMax);
    // Read before sending anything, so that a database failure is a 503, and an empty part a 404.
    const first = await chunks.next();
    if (first.done === true) throw notFound();
    const body = streamOf(listingsPart(site, first.value, chunks), (error) =>
      logger.warn('sitemap_cut', { request_id: c.get('requestId'), ...errorFields(error) }),
    );
    return c.body(body, 200, headers);
  });

  return app;
}

interface Site {
  publicUrl: string;
  /** The default one first. */
  languages: readonly Language[];
}

interface ListingRow {
  id: string;
  updated_at: Date;
}

/** Sorts before every other id. */
const FIRST = '00000000-0000-0000-0000-000000000000';

const listed = `l.status = '${listedStatus}' AND ${isPublic('l')}`;

/** The ids after which the parts of the listings begin. None without listings. */
async function* partStarts(db: Queryable, partMax: number): AsyncGenerator<string> {
  for (let after: string | undefined = FIRST; after !== undefined;) {
    const rows: { id: string }[] = await db.query<{ id: string }>(
      `SELECT max(id::text) AS id, count(*) AS found FROM
         (SELECT l.id FROM listings l WHERE ${listed} AND l.id > $1 ORDER BY l.id LIMIT $2) part HAVING count(*) > 0`,
      [after, partMax],
    );
    if (rows.length > 0) yield after;
    after = rows[0]?.id;
  }
}

async function readIndex(db: Queryable, { publicUrl }: Site, partMax: number): Promise<string> {
  const parts = [`${publicUrl}${pagesPath}`];
  for await (const after of partStarts(db, partMax))
    parts.push(`${publicUrl}${listingsPath}${after === FIRST ? '' : `?after=${after}`}`);
  const entries = parts.map((part) => `<sitemap><loc>${escaped(part)}</loc></sitemap>\n`);
  return `${DECLARATION}<sitemapindex ${NAMESPACE}>\n${entries.join('')}</sitemapindex>\n`;
}

async function readPages(db: Queryable, site: Site): Promise<string> {
  const categories = await db.query<{ slug: string; parent_id: string | null }>(
    'SELECT slug, parent_id FROM categories WHERE NOT retired ORDER BY slug',
  );
  const found = categories.map(({ slug, parent_id: parent }) =>
    searchPagePath(parent === null ? { mainCategory: slug } : { category: slug }),
  );
  const entries = [...pages, ...found].map((path) => urlsOf(site, path));
  return `${openingOf(site)}${entries.join('')}${CLOSING}`;
}

/** The listings of a part by id, chunk by chunk; never an empty chunk. */
async function* readListings(
  db: Queryable,
  after: string,
  max: number,
): AsyncGenerator<ListingRow[], undefined> {
  let last = after;
  for (let left = max; left > 0;) {
    const limit = Math.min(CHUNK, left);
    const rows = await db.query<ListingRow>(
      `SELECT l.id, l.updated_at FROM listings l WHERE ${listed} AND l.id > $1 ORDER BY l.id LIMIT $2`,
      [last, limit],
    );
    if (rows.length > 0) yield rows;
    if (rows.length < limit) return;
    left -= rows.length;
    last = rows.at(-1)?.id ?? last;
  }
}

async function* listingsPart(
  site: Site,
  first: readonly ListingRow[],
  others: AsyncIterable<readonly ListingRow[]>,
): AsyncGenerator<string, undefined> {
  const text = (rows: readonly ListingRow[]): string =>
    rows
      .map(({ id, updated_at: changed }) =>
        urlsOf(site, listingPagePath(id), `<lastmod>${changed.toISOString()}</lastmod>`),
      )
      .join('');
  yield openingOf(site) + text(first);
  for await (const rows of others) yield text(rows);
  yield CLOSING;
}

/** A body that reads on when the client has consumed it. */
function streamOf(
  texts: AsyncGenerator<string, undefined>,
  onError: (error: unknown) => void,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const { done, value } = await texts.next();
          if (done === true) controller.close();
          else controller.enqueue(encoder.encode(value));
        } catch (error) {
          onError(error);
          controller.error(error);
        }
      },
      async cancel() {
        await texts.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const LINKS = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';
const openingOf = (site: Site): string =>
  `${DECLARATION}<urlset ${NAMESPACE}${isTranslated(site) ? ` ${LINKS}` : ''}>\n`;
const CLOSING = '</urlset>\n';

const escaped = (url: string): string => url.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const isTranslated = (site: Site): boolean => site.languages.length > 1;

/** A page's URLs, one in each language, which name each other. */
export function urlsOf(site: Site, path: string, more = ''): string {
  const urlIn = (language: Language): string => escaped(site.publicUrl + pathIn(language, path));
  const alternates = isTranslated(site)
    ? [...site.languages.map((language) => [language, urlIn(language)]), ['x-default', urlIn(languages[0])]]
    : [];
  const links = alternates
    .map(([language, url]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>`)
    .join('');
  return site.languages
    .map((language) => `<url><loc>${urlIn(language)}</loc>${more}${links}</url>\n`)
    .join('');
}

/** Allows all public pages, and disallows those that need an account and the API. */
function robots(site: Site): string {
  const own = [...pathsOf('own', 'link', 'moderation'), `${pagePaths.listings}/*/edit`];
  const closed = site.languages.flatMap((language) => own.map((path) => pathIn(language, path)));
  return `User-agent: *
Disallow: /api/
${closed.map((path) => `Disallow: ${path}`).join('\n')}

Sitemap: ${site.publicUrl}/sitemap.xml
`;
}
