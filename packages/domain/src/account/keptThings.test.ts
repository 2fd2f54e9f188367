import { expect, test } from 'vitest';

import { isRemovedAtSignOut, keptThings } from './keptThings.ts';

test.each([
  ['local', 'token', true],
  ['local', 'refresh_token', true],
  ['local', 'auth-storage', true],
  ['local', 'draft/ana/create', true],
  ['local', 'draft/anabel/create', false],
  ['local', 'draft/ben/create', false],
  ['local', 'recent-searches', true],
  ['local', 'recently-viewed', true],
  ['local', 'theme', false],
  ['local', 'signed-out', false],
  ['local', 'device', false],
  ['local', 'lock:session-refresh', false],
  ['local', 'of-an-older-version', true],
  // Listed, but in the other storage.
  ['local', 'intent', true],
  ['session', 'intent', true],
  ['session', 'words:ana/desk/ben', true],
  ['session', 'words:ben/desk/ana', true],
  ['session', 'viewed:desk', true],
  ['session', 'scrolled default', true],
  ['session', 'seen-sign-out', false],
  ['session', 'reloaded', false],
  ['session', 'theme', true],
] as const)('when Ana signs out, of %s storage goes %s: %s', (place, name, goes) => {
  expect(isRemovedAtSignOut(place, name, 'ana')).toBe(goes);
});

test('no name is a prefix of another in the same storage', () => {
  const things = Object.values(keptThings);
  for (const one of things)
    for (const other of things)
      if (one !== other && one.in === other.in)
        expect(other.name.startsWith(one.name), other.name).toBe(false);
});
