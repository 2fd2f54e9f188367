import { expect, test } from 'vitest';

import { paths } from '../lib/paths.ts';
import { notFoundRoute, routes } from './routes.tsx';
import { matchRoute } from './matchRoute.ts';

test.each([
  ['/', paths.home.path, {}],
  ['/listings', paths.listings.path, {}],
  ['/listings/', paths.listings.path, {}],
  ['/Listings', paths.listings.path, {}],
  ['/listings/42', paths.listing.path, { id: '42' }],
  ['/listings/a%20b', paths.listing.path, { id: 'a b' }],
  ['/listings/%', paths.listing.path, { id: '%' }],
  ['/listings/%ff', paths.listing.path, { id: '%ff' }],
  ['/login', paths.login.path, {}],
  ['/listings/42/photos', notFoundRoute.path, { '*': 'listings/42/photos' }],
  ['/nowhere', notFoundRoute.path, { '*': 'nowhere' }],
  ['//', paths.home.path, {}],
])('%s', (pathname, path, params) => {
  const match = matchRoute(pathname);
  expect(match.route.path).toBe(path);
  expect(match.params).toEqual(params);
});

test.each(routes.map(({ path }) => path).filter((path) => !path.includes(':')))(
  '%s matches no pattern, however it is written',
  (path) => {
    for (const written of [path, path.toUpperCase(), `${path}/`])
      expect(matchRoute(written).route.path).toBe(path);
  },
);

test('every link that the app writes leads to the screen it means', () => {
  expect(matchRoute(paths.listing.href('a/b?c')).params).toEqual({ id: 'a/b?c' });
  expect(matchRoute(paths.categories.href()).route.path).toBe(paths.categories.path);
});
