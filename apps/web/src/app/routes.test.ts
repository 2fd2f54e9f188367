import { expect, test } from 'vitest';

import { notFoundRoute, routes } from './routes.tsx';

const open = { access: 'public', layout: true, footer: true } as const;
const guarded = { access: 'protected', layout: true, footer: true } as const;
/** Fills the window, or is a long form. */
const workspace = { access: 'protected', layout: true, footer: false } as const;
const desk = { access: 'admin', layout: true, footer: false } as const;
const bare = { layout: false, footer: false } as const;

test.each([
  ['/', open],
  ['/categories', open],
  ['/listings', open],
  ['/listings/:id', open],
  ['/sellers/:id', open],
  ['/search', open],
  ['/safety', open],
  ['/rules', open],
  ['/help', open],
  ['/contact', open],
  ['/report', open],
  ['/privacy', open],
  ['/terms', open],
  ['/cookies', open],
  ['/accessibility', open],
  ['/listings/:id/edit', workspace],
  ['/create-listing', workspace],
  ['/dashboard', guarded],
  ['/dashboard/my-listings', workspace],
  ['/my-listings', workspace],
  ['/dashboard/favorites', guarded],
  ['/profile', guarded],
  ['/messages', workspace],
  ['/admin', desk],
  ['/admin/cases/:id', desk],
  ['/admin/log', desk],
  ['/admin/moderators', desk],
  ['/login', { ...bare, access: 'guest' }],
  ['/register', { ...bare, access: 'guest' }],
  ['/forgot-password', { ...bare, access: 'public' }],
  ['/reset-password', { ...bare, access: 'public' }],
  ['/unsubscribe', { ...bare, access: 'public' }],
  ['/confirm-email', { ...bare, access: 'public' }],
])('%s is one route: %o', (path, expected) => {
  expect(routes.filter((route) => route.path === path)).toEqual([expect.objectContaining(expected)]);
});

test('there are no others, and everything else has a page of its own', () => {
  expect(routes).toHaveLength(33);
  expect(notFoundRoute).toMatchObject({ ...open, path: '*' });
});

test('two addresses show one’s own listings', () => {
  const [one, other] = ['/dashboard/my-listings', '/my-listings'].map(
    (path) => routes.find((route) => route.path === path)?.screen.source,
  );
  expect(one).toBe(other);
});

test('every screen names its own file, which the server preloads', () => {
  const files = Object.keys(import.meta.glob('../screens/*/*Screen.tsx')).toSorted();
  const named = [...routes, notFoundRoute].map(({ screen }) => `../${screen.source}`);
  expect([...new Set(named)].toSorted()).toEqual(files);
});
