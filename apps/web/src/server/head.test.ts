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

/** What the head of an address names as the one address of its page. */
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
  ['/listings/', '/listings'],
  ['/listings?page=1', '/listings'],
  ['/listings?page=2&limit=50', '/listings?page=2'],
  ['/listings?category=furniture&sort=price', '/listings?category=furniture'],
  ['/listings/145c6953/', '/listings/145c6953'],
])('%s is the page %s', (address, page) => {
  expect(canonicalOf(address)).toBe(publicUrl + page);
});

test('every public page says what it alone has, in a length that is shown whole', () => {
  const fixed = routes.filter(
    ({ access, layout, path }) => access === 'public' && layout && !path.includes(':'),
  );
  const said = fixed.map(({ path }) => descriptionOf(headAt(path)) ?? '');
  expect(new Set(said.filter((text) => text !== descriptionOf(headAt('/nowhere')))).size).toBe(
    // Home speaks for the whole site; the listings page is named by its search, which is not given here.
    fixed.length - 2,
  );
  for (const text of said) expect(text.length).toBeLessThanOrEqual(160);
});

test('a search is told apart from the next one by title and description', () => {
  const head = headAt('/listings?q=desk&category=furniture', { search: '“desk” in Furniture' });
  expect(titleOf(head)).toBe('“desk” in Furniture · Porchlight');
  expect(descriptionOf(head)).toMatch(/^“desk” in Furniture: /);
});

test('a search that finds nothing is for no search engine, and nowhere repeats its words', () => {
  const head = headAt('/listings?q=cheap+pills', { search: 'All listings', hasNothing: true });
  expect(head).toContain('<meta name="robots" content="noindex">');
  expect(head).not.toContain('canonical');
  expect(head).not.toMatch(/pills/);
});
