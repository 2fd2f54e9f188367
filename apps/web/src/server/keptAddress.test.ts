// @vitest-environment jsdom
// The cache keys of pages.
import { expect, test } from 'vitest';

import { htmlAt, origin } from '../testing/htmlAt.ts';
import { routes } from '../app/routes.tsx';
import { paths } from '../lib/paths.ts';
import { keptAddress } from './keptAddress.ts';

const listing = '/listings/listing-01';

test.each([
  ['/', '/'],
  ['/?utm_source=mail', '/'],
  ['/listings?utm_source=mail&x=1', '/listings'],
  ['/listings?page=2&category=furniture&sort=date', '/listings?category=furniture&page=2'],
  ['/listings?q=desk&q=chair', '/listings?q=desk'],
  [listing, listing],
  ['/sellers/user-ana?utm_source=mail&page=2', '/sellers/user-ana?page=2'],
  ['/report', '/report'],
])('%s is cached as %s', (address, kept) => {
  expect(keptAddress(origin + address)).toBe(kept);
});

test.each([
  '/login',
  '/login?returnTo=%2Fprofile',
  '/register',
  '/forgot-password',
  '/reset-password?token=secret',
  '/confirm-email',
  '/unsubscribe',
  '/report?listing=listing-01',
  `${listing}?from=mail`,
  '/no/such/page',
  '//evil.example',
  '/listings/%ff/x',
  ...routes.filter(({ access }) => access === 'protected').map(({ path }) => path.replace(':id', 'x')),
])('%s is not cached', (address) => {
  expect(keptAddress(origin + address)).toBeNull();
});

const keptWithoutQuery = routes
  .map(({ path }) => path)
  .filter((path) => path !== paths.listings.path && keptAddress(`${origin}${path}?a=b`) === path);

test.each(keptWithoutQuery)('%s is the same with any query', async (path) => {
  expect(keptWithoutQuery.length).toBeGreaterThan(8);
  const query =
    '?q=desk&category=furniture&listing=listing-01&user=user-01&returnTo=%2Fprofile&token=x&page=2';
  expect((await htmlAt(path + query)).replaceAll(/<link rel="canonical"[^>]*>/g, '')).toBe(
    (await htmlAt(path)).replaceAll(/<link rel="canonical"[^>]*>/g, ''),
  );
});
