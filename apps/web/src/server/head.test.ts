import { readFile } from 'node:fs/promises';

import { expect, test } from 'vitest';

import { matchRoute } from '../app/matchRoute.ts';
import { routes } from '../app/routes.tsx';
import { headOf } from './head.ts';
import type { Prefetched } from './prefetch.ts';

const publicUrl = 'https://porchlight.test';

function headAt(address: string, page: Partial<Prefetched> = {}): string {
  const url = new URL(address, publicUrl);
  const whole: Prefetched = { status: 200, answers: {}, failed: {}, ...page };
  return headOf(matchRoute(url.pathname), whole, url, publicUrl);
}

/** The canonical URL in a page's head. */
const canonicalOf = (address: string): string | undefined =>
  /<link rel="canonical" href="([^"]*)">/.exec(headAt(address))?.[1];

const titleOf = (head: string): string | undefined => /<title>([^<]*)<\/title>/.exec(head)?.[1];

const descriptionOf = (head: string): string | undefined =>
  /<meta name="description" content="([^"]*)">/.exec(head)?.[1];

test.each([
  ['/', '/'],
  ['/categories', '/categories'],
  ['/categories/', '/categories'],
  ['/categories?utm_source=mail', '/categories'],
  ['/Categories', '/categories'],
  ['/listings/145c6953/', '/listings/145c6953'],
  ['/LISTINGS/145c6953?utm_source=mail', '/listings/145c6953'],
  ['/sellers/user-ana?page=1', '/sellers/user-ana'],
  ['/sellers/user-ana?page=2&q=cheap+pills', '/sellers/user-ana?page=2'],
])('%s is the page %s', (address, page) => {
  expect(canonicalOf(address)).toBe(publicUrl + page);
});

test('every public page has its own description, short enough to be shown in full', () => {
  const fixed = routes.filter(
    ({ access, layout, path }) => access === 'public' && layout && !path.includes(':'),
  );
  const said = fixed.map(({ path }) => descriptionOf(headAt(path)) ?? '');
  expect(new Set(said.filter((text) => text !== descriptionOf(headAt('/nowhere')))).size).toBe(
    // Home has the site's description, and the listings page that of its search.
    fixed.length - 2,
  );
  for (const text of said) expect(text.length).toBeLessThanOrEqual(160);
});

test('pages of a list differ by title and description', () => {
  const landing = { name: 'Furniture', path: '/listings?category=furniture' };
  const head = headAt('/listings?category=furniture', { search: 'Furniture', landing });
  expect(titleOf(head)).toBe('Furniture · Porchlight');
  expect(descriptionOf(head)).toMatch(/^Furniture: /);
});

test('a preview shows the page’s photo, else the site’s own picture', async () => {
  const imageOf = (head: string): string | undefined =>
    /<meta property="og:image" content="([^"]*)">/.exec(head)?.[1];
  expect(imageOf(headAt('/'))).toBe(`${publicUrl}/icons/preview.png`);
  const seller = { id: 'ana', name: 'Ana', avatar: '/images/ana.webp', created_at: '', verified: true };
  expect(imageOf(headAt('/sellers/ana', { seller: { ...seller, sold_listings: 0 } }))).toBe(
    `${publicUrl}/images/ana.webp`,
  );
  const picture = await readFile(new URL('../../public/icons/preview.png', import.meta.url));
  // Its width and height; messengers skip heavy files.
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(picture.byteLength).toBeLessThan(60_000);
});
