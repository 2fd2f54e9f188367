// @vitest-environment jsdom
// Pages whose data failed to load on the server.
import { type RenderResult, texts } from '@porchlight/domain';
import { expect, test } from 'vitest';

import { askMock } from '../testing/mocks/server.ts';
import { model, resetModel } from '../testing/mocks/model.ts';
import { listingFailedTitle } from '../listings/listingFailed.words.ts';
import { noAssets } from '../testing/noAssets.ts';
import { render } from './render.tsx';

const origin = 'https://porchlight.test';
const desk = '/listings/listing-01';

/** Requests of the last rendered page. */
const asked: string[] = [];

/** Renders a page while these parts of the API fail. */
function pageAt(path: string, failing: RegExp, status = 500): Promise<RenderResult> {
  asked.length = 0;
  return render({
    url: origin + path,
    publicUrl: origin,
    now: '2026-06-15T16:00:00.000Z',
    assets: noAssets,
    fetch: async (pathAndQuery) => {
      asked.push(pathAndQuery);
      if (failing.test(pathAndQuery)) return Response.json({ message: '' }, { status });
      return askMock(new Request(origin + pathAndQuery));
    },
  });
}

const documentOf = ({ body }: RenderResult): Document =>
  new DOMParser().parseFromString(typeof body === 'string' ? body : '', 'text/html');

test.each([
  { what: 'a listing', path: desk, failing: /\/listings\/listing-01$/, says: listingFailedTitle },
  { what: 'the listings', path: '/listings', failing: /\/listings\?/, says: texts.listings.failedText },
  {
    what: 'the categories',
    path: '/categories',
    failing: /\/categories$/,
    says: texts.common.categoriesFailed,
  },
])('$what: says so, under a status that nobody keeps', async ({ path, failing, says }) => {
  const page = await pageAt(path, failing);
  expect(page.status).toBe(503);
  expect(page.headers).toMatchObject({ 'Cache-Control': 'no-store', 'Retry-After': '30' });
  const { head, body } = documentOf(page);
  expect(head.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  expect(body.querySelector('main')?.textContent).toContain(says);
  expect(body.textContent).not.toContain(texts.listing.notFoundText);
});

test('a failed part leaves the page intact', async () => {
  const page = await pageAt(desk, /\/categories\/[^/]+\/listings/);
  expect(page.status).toBe(200);
});

test('a deleted listing is a 404, and not indexed', async () => {
  const page = await pageAt(desk, /\/listings\/listing-01$/, 410);
  expect(page.status).toBe(404);
  expect(page.headers).not.toHaveProperty('Cache-Control');
  const { head, body } = documentOf(page);
  expect(head.querySelector('title')?.textContent).toContain(texts.listing.notFoundTitle);
  expect(body.textContent).toContain(texts.listing.notFoundText);
});

test.each(['/listings', desk, '/categories'])('an API that is down is called once for %s', async (path) => {
  const page = await pageAt(path, /./, 503);
  expect(page.status).toBe(503);
  expect(asked).toHaveLength(1);
});

test('a failed part is requested once', async () => {
  await pageAt(desk, /\/categories\/[^/]+\/listings/);
  expect(asked).toHaveLength(2);
});

test.each(['recent', 'stats', 'map'])(
  'a listing with a reserved API word as its id does not exist: %s',
  async (word) => {
    const page = await pageAt(`/listings/${word}`, /never/);
    expect(page.status).toBe(404);
    const { head, body } = documentOf(page);
    expect(head.querySelector('title')?.textContent).toContain(texts.listing.notFoundTitle);
    expect(body.textContent).toContain(texts.listing.notFoundText);
  },
);

test('a search without results keeps its words out of the title, and is not indexed', async () => {
  const { status, ...page } = await pageAt('/listings?q=zxqvkjw', /never/);
  expect(status).toBe(200);
  const { head } = documentOf({ status, ...page });
  expect(head.innerHTML).not.toContain('zxqvkjw');
  expect(head.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
});

test('the page of a listing with a street address shows only its town, in text and in metadata', async () => {
  const listing = model().listings.find(({ id }) => id === 'listing-01');
  const place = model().places.get('100 Congress Avenue, Austin, TX 78701');
  if (listing === undefined || place === undefined) throw new Error('The mock has no such listing or place.');
  Object.assign(listing, { location: place.formatted, canonical_location: place });
  const { head, documentElement } = documentOf(await pageAt(desk, /never/));
  expect(documentElement.outerHTML).not.toMatch(/congress/i);
  expect(head.querySelector('meta[name="description"]')?.getAttribute('content')).toContain(
    'Austin, TX 78701',
  );
  const data = head.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  expect(JSON.parse(data)).toMatchObject({ offers: { areaServed: 'Austin, TX 78701' } });
  resetModel();
});
