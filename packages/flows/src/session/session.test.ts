import { storageKeys, texts } from '@porchlight/domain';
import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { EventFrom } from 'xstate';

import {
  blockedStorage,
  rotatingServer,
  sharedLock,
  sharedStorage,
  tokenFor,
} from '../testing/browserTabs.ts';
import { settle } from '../testing/harness.ts';
import { ana, ben } from '../testing/people.ts';
import {
  createSession,
  readAuthHint,
  signInFailureText,
  type Credentials,
  type KeyValueStorage,
  type Session,
  type SessionEvent,
  type sessionMachine,
  type SessionPorts,
} from './index.ts';

type Server = ReturnType<typeof rotatingServer>;

function tab(
  server: Server,
  storage: KeyValueStorage | null,
  ports: Partial<SessionPorts> = {},
): Session & { storageChanged(): void } {
  let listener = (): void => undefined;
  const session = createSession({
    api: server.api,
    storage,
    lock: sharedLock(),
    now: () => server.seconds.now * 1000,
    onStorageChange(next) {
      listener = next;
      return () => (listener = () => undefined);
    },
    ...ports,
  });
  session.start();
  return { ...session, storageChanged: () => listener() };
}

const stored = (token: string, refreshToken = 'refresh-0') => ({
  [storageKeys.token]: token,
  [storageKeys.refreshToken]: refreshToken,
});

const stateOf = (session: Session) => session.getSnapshot().value;

describe('restoring', () => {
  test('nobody is signed in without tokens, and no call is made', async () => {
    const server = rotatingServer();
    const session = tab(server, sharedStorage());
    expect(stateOf(session)).toBe('restoring');
    await settle();
    expect(stateOf(session)).toBe('signedOut');
    expect(server.refreshes).toEqual([]);
  });

  test('a good token signs in without a call, and the persisted user adds what claims leave out', async () => {
    const server = rotatingServer();
    const auth = JSON.stringify({ user: ana, isAuthenticated: true });
    const session = tab(server, sharedStorage({ ...stored(tokenFor()), [storageKeys.auth]: auth }));
    await settle();
    expect(stateOf(session)).toEqual({ signedIn: 'steady' });
    expect(session.getSnapshot().context.user).toMatchObject({ id: 'ana', created_at: ana.created_at });
    expect(server.refreshes).toEqual([]);
  });

  test("another person's persisted record is dropped", async () => {
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

  test('names come through as written', async () => {
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

  test.each([400, 401, 403])('a refresh answered with %i ends the session', async (status) => {
    const server = rotatingServer();
    server.state.failWith = Object.assign(new Error(), { status });
    const storage = sharedStorage(stored(tokenFor({ exp: -1 })));
    const session = tab(server, storage);
    await settle();
    expect(stateOf(session)).toBe('signedOut');
    expect(storage.entries.size).toBe(0);
  });

  test.each([undefined, 429, 500, 503])('a refresh answered with %s signs nobody out', async (status) => {
    const server = rotatingServer();
    server.state.failWith = Object.assign(new Error('no verdict'), { status });
    const storage = sharedStorage(stored(tokenFor({ exp: -1 })));
    const session = tab(server, storage);
    await settle();
    expect(stateOf(session)).toEqual({ signedIn: 'steady' });
    expect(session.getSnapshot().context.stale).toBe(true);
    expect(storage.getItem(storageKeys.refreshToken)).toBe('refresh-0');
  });

  test('a token without a refresh token lasts until it runs out', async () => {
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

describe('getting in', () => {
  test('stores three keys and tells who it is', async () => {
    const storage = sharedStorage();
    const session = tab(rotatingServer(), storage);
    await settle();
    const result = await session.signIn({ email: ana.email, password: 'Porchlight1' });
    expect(result).toEqual({ ok: true, user: ana });
    expect([...storage.entries.keys()].toSorted()).toEqual(Object.values(storageKeys).toSorted());
    expect(readAuthHint(storage)).toEqual(ana);
  });

  test('a wrong password stays out with the text, and the next try clears it', async () => {
    const session = tab(rotatingServer(), sharedStorage());
    await settle();
    const result = await session.signIn({ email: ana.email, password: 'wrong' });
    expect(result).toEqual({ ok: false, error: texts.auth.loginFailed });
    void session.register({ name: 'Ana', email: ana.email, password: 'Porchlight1' });
    await settle();
    expect(session.getSnapshot().context.error).toBeNull();
    expect(session.getSnapshot().hasTag('in')).toBe(true);
  });

  test.each([
    { mode: 'login' as const, status: 401, text: texts.auth.loginFailed },
    { mode: 'login' as const, status: 400, text: texts.auth.loginFailed },
    { mode: 'register' as const, status: 409, text: texts.auth.registerFailed },
    { mode: 'register' as const, status: 422, text: texts.auth.registerFailed },
    { mode: 'login' as const, status: 429, text: texts.errors.tooManyRequests },
    { mode: 'login' as const, status: 503, text: texts.errors.serverBusy },
    { mode: 'register' as const, status: undefined, text: texts.errors.offline },
  ])('$mode failing with $status', ({ mode, status, text }) => {
    expect(signInFailureText(mode, { status, serverMessage: 'This address is taken' })).toBe(text);
  });
});

describe('one renewal for everyone', () => {
  test('twenty callers with an old token, one call', async () => {
    const server = rotatingServer();
    const session = tab(server, sharedStorage(stored(tokenFor())));
    await settle();
    server.seconds.now = 3590;
    const tokens = await Promise.all(Array.from({ length: 20 }, () => session.getToken()));
    expect(server.refreshes).toEqual(['refresh-0']);
    expect(new Set(tokens).size).toBe(1);
  });

  test('a rejection that comes late finds the token that is already there', async () => {
    const server = rotatingServer();
    const old = tokenFor();
    const session = tab(server, sharedStorage(stored(old)));
    await settle();
    const first = await session.refresh(old);
    const late = await session.refresh(old);
    expect(late).toBe(first);
    expect(server.refreshes).toHaveLength(1);
  });

  test('two tabs, one call: the second adopts what the first stored', async () => {
    const server = rotatingServer();
    const storage = sharedStorage(stored(tokenFor()));
    const lock = sharedLock();
    const [one, two] = [tab(server, storage, { lock }), tab(server, storage, { lock })];
    await settle();
    server.seconds.now = 3590;
    const tokens = await Promise.all([one.getToken(), two.getToken()]);
    expect(server.refreshes).toEqual(['refresh-0']);
    expect(tokens[0]).toBe(tokens[1]);
    expect(two.getSnapshot().hasTag('in')).toBe(true);
  });

  test('shows that it renews, and goes back', async () => {
    const server = rotatingServer();
    const session = tab(server, sharedStorage(stored(tokenFor())));
    await settle();
    const renewal = session.refresh();
    expect(stateOf(session)).toEqual({ signedIn: 'refreshing' });
    await renewal;
    await settle();
    expect(stateOf(session)).toEqual({ signedIn: 'steady' });
  });

  test('a token that looks old although it is fresh is trusted: no loop', async () => {
    const server = rotatingServer(10);
    const session = tab(server, sharedStorage(stored(tokenFor({ exp: -1 }))));
    await settle();
    await session.getToken();
    await session.getToken();
    expect(server.refreshes).toHaveLength(1);
    // Until the server itself turns it down.
    await session.refresh();
    expect(server.refreshes).toHaveLength(2);
  });

  test('no verdict rejects and keeps everything; the next try works', async () => {
    const server = rotatingServer();
    const session = tab(server, sharedStorage(stored(tokenFor())));
    await settle();
    server.state.failWith = new Error('offline');
    await expect(session.refresh()).rejects.toThrow('offline');
    await settle();
    expect(session.getSnapshot().hasTag('in')).toBe(true);
    server.state.failWith = null;
    expect(await session.refresh()).not.toBeNull();
  });

  test('an ended session signs out everyone who asked', async () => {
    const server = rotatingServer();
    const session = tab(server, sharedStorage(stored(tokenFor(), 'revoked')));
    await settle();
    expect(await session.refresh()).toBeNull();
    await settle();
    expect(stateOf(session)).toBe('signedOut');
    expect(session.getSnapshot().context.reason).toBe('ended');
    expect(await session.getToken()).toBeNull();
    expect(await session.refresh()).toBeNull();
  });
});

describe('leaving', () => {
  test('goes to a public page first, then clears, then tells the server', async () => {
    const server = rotatingServer();
    const storage = sharedStorage(stored(tokenFor()));
    const order: string[] = [];
    const session = tab(server, storage, {
      leave: () => void order.push(`left with ${storage.entries.size} keys`),
    });
    await settle();
    const leaving = session.signOut();
    expect(stateOf(session)).toBe('signingOut');
    await leaving;
    expect(order).toEqual(['left with 2 keys']);
    expect(storage.entries.size).toBe(0);
    expect(server.logouts).toEqual(['refresh-0']);
    expect(session.getSnapshot().context).toMatchObject({ user: null, reason: 'left' });
  });

  test('an answer to a renewal that comes after leaving is thrown away', async () => {
    const server = rotatingServer();
    const storage = sharedStorage(stored(tokenFor()));
    const session = tab(server, storage);
    await settle();
    const renewal = session.refresh();
    const leaving = session.signOut();
    await Promise.all([renewal, leaving]);
    await settle();
    expect(storage.entries.size).toBe(0);
    expect(stateOf(session)).toBe('signedOut');
  });
});

describe('other tabs', () => {
  test('signing in there signs in here, and signing out too', async () => {
    const server = rotatingServer();
    const storage = sharedStorage();
    const [here, there] = [tab(server, storage), tab(server, storage)];
    await settle();
    await there.signIn({ email: ana.email, password: 'Porchlight1' });
    here.storageChanged();
    expect(here.getSnapshot().hasTag('in')).toBe(true);
    await there.signOut();
    here.storageChanged();
    expect(stateOf(here)).toBe('signedOut');
    expect(here.getSnapshot().context.reason).toBe('elsewhere');
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

test('a changed person is remembered beyond the claims', async () => {
  const storage = sharedStorage(stored(tokenFor()));
  const session = tab(rotatingServer(), storage);
  await settle();
  session.updateUser({ ...ana, email: 'ana@new.test', verified: false });
  expect(session.getSnapshot().context.user?.email).toBe('ana@new.test');
  expect(readAuthHint(storage)?.email).toBe('ana@new.test');
});

test.each([
  null,
  '{',
  '[]',
  '"text"',
  '{"isAuthenticated":true}',
  '{"isAuthenticated":false,"user":{"id":"a"}}',
  '{"isAuthenticated":true,"user":{"id":7,"email":"a","name":"b","verified":true,"active":true}}',
])('the persisted record %s is nobody', (text) => {
  expect(readAuthHint({ getItem: () => text })).toBeNull();
});

test('never two refreshes in flight over three tabs, and nobody is signed out without a verdict', async () => {
  const act = fc.record({
    tab: fc.integer({ min: 0, max: 2 }),
    do: fc.constantFrom('get', 'reject', 'age', 'offline', 'online', 'turn'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 30 }), async (plan) => {
      const server = rotatingServer();
      const storage = sharedStorage(stored(tokenFor()));
      const lock = sharedLock();
      let inFlight = 0;
      let most = 0;
      const api = {
        ...server.api,
        async refresh(token: string) {
          inFlight += 1;
          most = Math.max(most, inFlight);
          try {
            return await server.api.refresh(token);
          } finally {
            inFlight -= 1;
          }
        },
      };
      const tabs = [0, 1, 2].map(() => tab(server, storage, { lock, api }));
      await settle();
      const asked: Promise<unknown>[] = [];
      for (const step of plan) {
        const session = tabs[step.tab];
        if (session === undefined) continue;
        if (step.do === 'get') asked.push(session.getToken().catch(() => undefined));
        else if (step.do === 'reject') asked.push(session.refresh().catch(() => undefined));
        else if (step.do === 'age') server.seconds.now += 4000;
        else if (step.do === 'turn') {
          await settle();
        } else server.state.failWith = step.do === 'offline' ? new Error('offline') : null;
      }
      await Promise.all(asked);
      await settle();
      expect(most).toBeLessThanOrEqual(1);
      for (const session of tabs) expect(session.getSnapshot().hasTag('in')).toBe(true);
    }),
  );
});

test('types of events', () => {
  expectTypeOf<EventFrom<typeof sessionMachine>>().toEqualTypeOf<SessionEvent>();
  // @ts-expect-error registering takes a name
  const credentials: Credentials = { mode: 'register', email: 'a', password: 'b' };
  expect(credentials.mode).toBe('register');
});
