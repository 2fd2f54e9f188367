// Which listings pages are indexed, and what search engines and link previews see of the others.
import { describe, expect, test } from 'vitest';

import { matchRoute } from '../app/matchRoute.ts';
import { askMock } from '../testing/mocks/server.ts';
import { headOf } from './head.ts';
import { prefetch } from './prefetch.ts';
import { clientOver } from './render.tsx';

const origin = 'https://porchlight.test';

/** Spam that a link could put into a page. */
const planted = 'pillsevilexample';

const api = clientOver((path) => askMock(new Request(origin + path)));

/** The head of the listings page with a query. */
async function headAt(query: string) {
  const url = new URL(`/listings${query}`, origin);
  const match = matchRoute(url.pathname);
  const page = await prefetch(api, match, url);
  const head = headOf(match, page, url, origin);
  return {
    title: /<title>(.*?)<\/title>/s.exec(head)?.[1],
    isIndexed: !head.includes('<meta name="robots" content="noindex">'),
    canonical: /<link rel="canonical" href="([^"]*)">/.exec(head)?.[1],
    /** Everything except the title. */
    rest: head.replace(/<title>.*?<\/title>/s, ''),
  };
}

describe('indexed', () => {
  test.each([
    ['', '/listings', 'All Listings'],
    ['?page=1', '/listings', 'All Listings'],
    ['?page=2', '/listings?page=2', 'All Listings'],
    ['?page=2&limit=10', '/listings?page=2', 'All Listings'],
    ['?category=furniture', '/listings?category=furniture', 'Furniture'],
    ['?category=furniture&mainCategory=for-sale', '/listings?category=furniture', 'Furniture'],
    [`?category=furniture&mainCategory=${planted}`, '/listings?category=furniture', 'Furniture'],
    ['?mainCategory=for-sale', '/listings?mainCategory=for-sale', 'For Sale'],
    ['?category=for-sale', '/listings?mainCategory=for-sale', 'For Sale'],
    ['?category=furniture&sort=price&order=asc', '/listings?category=furniture', 'Furniture'],
    ['?category=furniture&max_price=900', '/listings?category=furniture', 'Furniture under $900'],
    ['?category=furniture&view=map', '/listings?category=furniture', 'Furniture'],
    ['?q=', '/listings', 'All Listings'],
    ['?q=+%00+', '/listings', 'All Listings'],
    [`?${planted}=${planted}`, '/listings', 'All Listings'],
    [`?utm_source=${planted}`, '/listings', 'All Listings'],
    [`?sort=${planted}&order=${planted}&view=${planted}&radius=${planted}`, '/listings', 'All Listings'],
    [`?condition=${planted}&price_period=${planted}&posted_within=${planted}`, '/listings', 'All Listings'],
    [
      `?with_photos=${planted}&spelling=${planted}&bounds=${planted}&page=${planted}`,
      '/listings',
      'All Listings',
    ],
  ])('%s', async (query, canonical, title) => {
    const head = await headAt(query);
    expect(head).toMatchObject({
      isIndexed: true,
      canonical: origin + canonical,
      title: `${title} · Porchlight`,
    });
    expect(head.rest).toContain(`<meta property="og:url" content="${origin}${canonical}">`);
    expect(head.rest).not.toContain(planted);
  });
});

describe('not indexed', () => {
  test.each([
    '?q=table',
    '?q=DESK',
    '?q=table&category=furniture',
    `?q=table+or+${planted}`,
    `?q=table+OR+${planted}`,
    `?q=table+-${planted}`,
    `?q="${planted}"+or+table`,
    `?q=%22${planted}%22%20or%20table`,
    `?q=table%2B${planted}`,
    `?q=table%00+or+${planted}`,
    `?q=ｔａｂｌｅ+or+${planted}`,
    `?q=table%E2%80%8B+or+%E2%80%AE${planted}`,
    `?q=table+or+${planted}${'x'.repeat(300)}`,
    `?q=table+or+${planted}&page=2`,
    `?q=table+or+${planted}&sort=price&limit=100`,
    `?q=table+or+${planted}&spelling=exact`,
    `?q=table+or+${planted}&q=chair`,
    '?location=Austin',
    `?location=${planted}`,
    '?near=Austin%2C+TX',
    `?near=${planted}&radius=any`,
    `?category=${planted}`,
    '?category=Furniture',
    `?mainCategory=${planted}`,
    `?category=${planted}&mainCategory=for-sale`,
    `?category=%2E%2E%2F${planted}`,
    `?without_sellers=${planted}`,
    `?cursor=${planted}`,
    '?bounds=-98,30,-97,31',
    '?min_price=50&max_price=20',
  ])('%s', async (query) => {
    const head = await headAt(query);
    expect(head).toMatchObject({ isIndexed: false, canonical: undefined });
    expect(head.rest).not.toContain(planted);
    expect(head.rest).not.toMatch(/table|austin|og:url|ld\+json/i);
  });

  test('the title of a search with results keeps its words, for visitors', async () => {
    expect((await headAt('?q=walnut&category=furniture')).title).toBe('“walnut” in Furniture · Porchlight');
  });
});
