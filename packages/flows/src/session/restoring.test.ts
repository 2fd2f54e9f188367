import { storageKeys } from '@porchlight/domain';
import { describe, expect, test } from 'vitest';

import {
  blockedStorage,
  rotatingServer,
  sharedStorage,
  stored,
  tab,
  tokenFor,
} from '../testing/browserTabs.ts';
import { settle } from '../testing/harness.ts';
import { ana, ben } from '../testing/people.ts';
import { readAuthHint, type Session } from './index.ts';

const stateOf = (session: Session) => session.getSnapshot().value;

describe('restoring', () => {
  test('without tokens it is signed out, and no call is made', async () => {
    const server = rotatingServer();
    const session = tab(server, sharedStorage());
    expect(stateOf(session)).toBe('restoring');
    await settle();
    expect(stateOf(session)).toBe('signedOut');
    expect(server.refreshes).toEqual([]);
  });

  test('a valid token signs in without a call, and the persisted user adds fields missing in the claims', async () => {
    const server = rotatingServer();
    const auth = JSON.stringify({ user: ana, isAuthenticated: true });
    const session = tab(server, sharedStorage({ ...stored(tokenFor()), [storageKeys.auth]: auth }));
    await settle();
    expect(stateOf(session)).toEqual({ signedIn: 'steady' });
    expect(session.getSnapshot().context.user).toMatchObject({ id: 'ana', created_at: ana.created_at });
    expect(server.refreshes).toEqual([]);
  });

  test("another user's persisted record is ignored", async () => {
    const auth = JSON.stringify({ user: ben, isAuthenticated: true });
    const session = tab(rotatingServer(), sharedStorage({ ...stored(tokenFor()), [storageKeys.auth]: auth }));
    await settle();
    expect(session.getSnapshot().context.user).toEqual({
      id: 'ana',
      email: ana.email,
      name: ana.name,
      verified: true,
      active: true,
    });
  });

  test('names are read unchanged', async () => {
    const session = tab(rotatingServer(), sharedStorage(stored(tokenFor({ name: 'José Núñez' }))));
    await settle();
    expect(session.getSnapshot().context.user?.name).toBe('José Núñez');
  });

  test.each([
    { what: 'an expired token', token: tokenFor({ exp: -1 }) },
    { what: 'a token that runs out in 30 s', token: tokenFor({ exp: 30 }) },
    { what: 'a token without a name', token: tokenFor({ name: '' }) },
    { what: 'nonsense', token: 'nonsense' },
  ])('$what is renewed first', async ({ token }) => {
    const server = rotatingServer();
    const storage = sharedStorage(stored(token));
    const session = tab(server, storage);
    await settle();
    expect(server.refreshes).toEqual(['refresh-0']);
    expect(stateOf(session)).toEqual({ signedIn: 'steady' });
    expect(storage.getItem(storageKeys.refreshToken)).toBe('refresh-1');
  });

  test.each([400, 401, 403])('a refresh response of %i ends the session', async (status) => {
    const server = rotatingServer();
    server.state.failWith = Object.assign(new Error(), { status });
    const storage = sharedStorage(stored(tokenFor({ exp: -1 })));
    const session = tab(server, storage);
    await settle();
    expect(stateOf(session)).toBe('signedOut');
    expect(storage.entries.size).toBe(0);
  });

  test.each([undefined, 429, 500, 503])('a refresh that fails with %s signs no user out', async (status) => {
    const server = rotatingServer();
    server.state.failWith = Object.assign(new Error('no verdict'), { status });
    const storage = sharedStorage(stored(tokenFor({ exp: -1 })));
    const session = tab(server, storage);
    await settle();
    expect(stateOf(session)).toEqual({ signedIn: 'steady' });
    expect(session.getSnapshot().context.stale).toBe(true);
    expect(storage.getItem(storageKeys.refreshToken)).toBe('refresh-0');
  });

  test('a token without a refresh token lasts until it expires', async () => {
    const storage = sharedStorage({ [storageKeys.token]: tokenFor({ exp: 100 }) });
    const server = rotatingServer();
    const session = tab(server, storage);
    await settle();
    expect(await session.getToken()).not.toBeNull();
    server.seconds.now = 90;
    expect(await session.getToken()).toBeNull();
    expect(stateOf(session)).toBe('signedOut');
    expect(server.refreshes).toEqual([]);
  });
});

describe('blocked storage', () => {
  test.each([{ storage: blockedStorage }, { storage: null }])(
    'the session lives in memory, with one notice',
    async ({ storage }) => {
      const session = tab(rotatingServer(), storage);
      await settle();
      expect(session.getSnapshot().context.memoryOnly).toBe(true);
      session.actor.send({ type: 'notice.dismissed' });
      await session.signIn({ email: ana.email, password: 'Porchlight1' });
      expect(await session.getToken()).not.toBeNull();
      expect(session.getSnapshot().context.memoryOnly).toBe(false);
    },
  );
});

test.each([
  null,
  '{',
  '[]',
  '"text"',
  '{"isAuthenticated":true}',
  '{"isAuthenticated":false,"user":{"id":"a"}}',
  '{"isAuthenticated":true,"user":{"id":7,"email":"a","name":"b","verified":true,"active":true}}',
])('the persisted record %s counts as signed out', (text) => {
  expect(readAuthHint({ getItem: () => text })).toBeNull();
});
