import { expect, test } from 'vitest';

import { isAboutCredentials, isPersonal, leadsToSignIn } from './authRules.ts';

test.each([
  ['POST', '/auth/login', false],
  ['POST', '/auth/register', false],
  ['POST', '/auth/refresh', false],
  ['POST', '/auth/forgot-password', false],
  ['POST', '/auth/reset-password', false],
  ['PUT', '/auth/email', true],
  ['PUT', '/auth/password', true],
  ['GET', '/listings?page=1', false],
  ['GET', '/listings/42', false],
  ['GET', '/listings/recent', false],
  ['GET', '/categories/7/listings?limit=5', false],
  ['POST', '/listings', true],
  ['PUT', '/listings/42', true],
  ['PATCH', '/listings/42/status', true],
  ['DELETE', '/listings/42', true],
  ['GET', '/user/listings?limit=100', true],
  ['GET', '/messages/conversations?page=1', true],
  ['POST', '/messages', true],
  ['GET', '/admin/reports', true],
  ['GET', '/favorites', false],
  ['POST', '/favorites/42', false],
  ['POST', '/support/report', false],
  ['DELETE', '/images/42', false],
])('the end of the session during %s %s leads to signing in: %s', (method, path, leads) => {
  expect(leadsToSignIn(path, method)).toBe(leads);
});

test.each([
  ['/auth/login', true],
  ['/auth/login?x=1', true],
  ['/auth/password', false],
  ['/listings', false],
])('a 401 of %s means wrong credentials: %s', (path, expected) => {
  expect(isAboutCredentials(path)).toBe(expected);
});

test.each([
  ['GET', '/messages/unread-count', true],
  ['GET', '/user/listings?limit=100', true],
  ['GET', '/favorites', true],
  ['GET', '/favorites/42/check', true],
  ['POST', '/favorites/42', true],
  ['PUT', '/auth/password', true],
  ['GET', '/listings?page=1', false],
  ['GET', '/listings/42', false],
  ['GET', '/categories/7/listings?limit=5', false],
  ['POST', '/auth/login', false],
  ['POST', '/support/report', false],
])('%s %s is made in a user’s name: %s', (method, path, expected) => {
  expect(isPersonal(path, method)).toBe(expected);
});
