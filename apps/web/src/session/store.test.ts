// @vitest-environment jsdom
import { keptThings, storageKeys, texts } from '@porchlight/domain';
import type { Session } from '@porchlight/flows';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { refuseStorage } from '../../../../tests/support/refuseStorage.ts';
import type { CallOptions } from '../api/client.ts';
import type { ApiClient } from '../api/index.ts';
import { hasSignedOut, noteSignIn } from '../lib/leavers.ts';
import { anaInSession as ana } from '../testing/mocks/fixtures/index.ts';
import { createLiveSession, type Keeping } from './liveSession.ts';
import { createSession, signedOut } from './store.ts';

/** A readable token without a valid signature. */
function tokenOf(claims: unknown): string {
  return ['', JSON.stringify(claims), 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');
}
const { id: user_id, ...person } = ana;
const good = tokenOf({ user_id, ...person, exp: 4_000_000_000 });

function keep(token: string | null, refreshToken: string | null, auth?: string): void {
  if (token !== null) localStorage.setItem(storageKeys.token, token);
  if (refreshToken !== null) localStorage.setItem(storageKeys.refreshToken, refreshToken);
  if (auth !== undefined) localStorage.setItem(storageKeys.auth, auth);
}

const refused = () => Promise.reject(Object.assign(new Error('HTTP 401'), { status: 401 }));

/** Sessions to close after each test: a browser tab has only one. */
const lives: Session[] = [];

/** A tab's session with a server that accepts only Ana. */
function tab(
  answers: Record<string, (body: unknown) => Promise<unknown>> = {},
  { findUnsent = () => Promise.resolve([]), emptyShelves = () => Promise.resolve() }: Partial<Keeping> = {},
) {
  const calls = {
    login: vi.fn((_body: unknown) =>
      Promise.resolve<unknown>({ token: good, refresh_token: 'r1', user: ana }),
    ),
    register: vi.fn((_body: unknown): Promise<unknown> => refused()),
    refresh: vi.fn((_body: unknown): Promise<unknown> => refused()),
    logout: vi.fn((_body: unknown): Promise<unknown> => Promise.resolve()),
    ...answers,
  };
  const answer = (_method: string, path: string, _name: string, { body }: CallOptions = {}) => {
    const [, call] = Object.entries(calls).find(([name]) => path === `/auth/${name}`) ?? [];
    return call?.(body) ?? Promise.reject(new Error(`Nobody answers ${path}`));
  };
  const call = answer as ApiClient['call'];
  const api: ApiClient = { origin: '', call, read: (path, name) => call('GET', path, name) };
  const load = vi.fn((leave: () => void) => {
    const loaded = createLiveSession({
      api,
      now: () => Date.now(),
      leave,
      keeping: () => Promise.resolve({ findUnsent, emptyShelves }),
    });
    lives.push(loaded.live);
    return Promise.resolve(loaded);
  });
  return { session: createSession({ load }), load, calls };
}

/** Subscribes and waits until the session is restored. */
async function watched(session: ReturnType<typeof createSession>) {
  const stop = session.subscribe(() => undefined);
  await expect.poll(() => session.view().status).not.toBe('restoring');
  return stop;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  for (const live of lives.splice(0)) live.stop();
  vi.restoreAllMocks();
  noteSignIn(ana.id);
});

describe('a visitor', () => {
  test('is known at once, and loads nothing', async () => {
    const { session, load } = tab();
    const stop = session.subscribe(() => undefined);
    expect(session.view()).toBe(signedOut);
    expect(await session.accessToken()).toBeNull();
    expect(await session.refresh(null)).toBe('ended');
    await session.signOut();
    await session.end();
    session.dismissNotice();
    expect(load).not.toHaveBeenCalled();
    stop();
  });

  test('who signs in in another tab is signed in here too', async () => {
    const { session, load } = tab();
    const stop = session.subscribe(() => undefined);
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }));
    window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.token, newValue: null }));
    expect(load).not.toHaveBeenCalled();
    keep(good, 'r1');
    window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.token, newValue: good }));
    await expect.poll(() => session.view().status).toBe('in');
    expect(session.view().user).toMatchObject(ana);
    stop();
  });
});

describe('stored tokens', () => {
  test('are restored on the first subscription, not before', async () => {
    keep(good, 'r1');
    const { session, load } = tab();
    expect(session.view().status).toBe('restoring');
    expect(load).not.toHaveBeenCalled();
    const stop = await watched(session);
    expect(session.view()).toMatchObject({ status: 'in', user: ana });
    expect(await session.accessToken()).toBe(good);
    stop();
  });

  test('stay when the session chunk fails to load, and the next call retries', async () => {
    keep(good, 'r1');
    const { session, load } = tab();
    load.mockRejectedValueOnce(new Error('The chunk did not come'));
    const stop = await watched(session);
    expect(session.view()).toBe(signedOut);
    expect(localStorage.getItem(storageKeys.refreshToken)).toBe('r1');
    expect(await session.accessToken()).toBe(good);
    expect(session.view().status).toBe('in');
    stop();
  });

  test.each([
    ['an empty token', '', null],
    ['nonsense', 'nonsense', null],
    ['markup', '<img src=x onerror=alert(1)>', '<script>'],
    ['no claims', tokenOf({}), 'r0'],
    ['no name', tokenOf({ user_id, email: ana.email, exp: 4_000_000_000 }), 'r0'],
    [
      'objects for claims',
      tokenOf({ user_id: {}, email: [], name: { toString: 1 }, exp: 4_000_000_000 }),
      'r0',
    ],
    ['a list', tokenOf([1, 2]), 'r0'],
    ['null', tokenOf(null), 'r0'],
    ['a prototype', tokenOf(JSON.parse('{"__proto__":{"user_id":"x","email":"x","name":"x"}}')), 'r0'],
    ['bytes that are not UTF-8', 'e30._w.x', 'r0'],
    ['a lone surrogate', '\ud800.\ud800.\ud800', '\ud800'],
    ['an expiry that is not a number', tokenOf({ user_id, ...person, exp: 'never' }), 'r0'],
    ['an expiry far in the past', tokenOf({ user_id, ...person, exp: -1e300 }), 'r0'],
    ['a megabyte', 'x'.repeat(1_000_000), 'r0'],
    ['a refresh token alone', null, 'x'.repeat(1_000_000)],
  ])('that are hostile sign nobody in and are gone afterwards: %s', async (_what, token, refreshToken) => {
    keep(token, refreshToken);
    const { session, calls } = tab();
    const stop = await watched(session);
    expect(session.view()).toEqual(signedOut);
    expect(calls.refresh.mock.calls).toEqual(
      refreshToken === null ? [] : [[{ refresh_token: refreshToken }]],
    );
    expect(localStorage).toHaveLength(0);
    expect(await session.accessToken()).toBeNull();
    stop();
  });

  test.each([
    ['no JSON', '{'],
    ['null', 'null'],
    ['another user', JSON.stringify({ isAuthenticated: true, user: { ...ana, id: 'u2', name: 'Eve' } })],
    ['other types', JSON.stringify({ isAuthenticated: true, user: { ...ana, name: { html: '<b>' } } })],
    [
      'another name',
      JSON.stringify({ isAuthenticated: true, user: { ...ana, name: 'Administrator', verified: true } }),
    ],
    ['a prototype', '{"isAuthenticated":true,"__proto__":{"user":{"id":"user-ana"}}}'],
  ])('take precedence over the persisted record: %s', async (_what, auth) => {
    keep(good, 'r1', auth);
    const { session } = tab();
    const stop = await watched(session);
    expect(session.view().user).toEqual(ana);
    stop();
  });

  test('changed while the page was in the back/forward cache are read when it returns', async () => {
    keep(good, 'r1');
    const { session } = tab();
    const stop = await watched(session);
    localStorage.clear();
    const back = (persisted: boolean) =>
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
    back(false);
    expect(session.view().status).toBe('in');
    back(true);
    expect(session.view()).toEqual(signedOut);
    stop();
  });

  test('without the record, or the record without tokens', async () => {
    keep(null, null, JSON.stringify({ isAuthenticated: true, user: ana }));
    const { session, load } = tab();
    expect(session.view()).toBe(signedOut);
    expect(load).not.toHaveBeenCalled();
  });
});

describe('signing out', () => {
  const draft = { kind: 'draft', title: 'Oak desk' } as const;
  const texts = Object.values(keptThings).filter((thing) => thing.in !== 'database');
  const areaOf = (place: 'local' | 'session') => (place === 'local' ? localStorage : sessionStorage);
  const devices = (place: 'local' | 'session') =>
    texts.flatMap((thing) => (thing.in === place && thing.of === 'device' ? [thing.name] : []));

  /** Stores every known thing, for both Ana and Ben. */
  function keepEverything(): void {
    for (const thing of texts) {
      if (thing.of === 'person')
        for (const id of [ana.id, 'ben']) areaOf(thing.in).setItem(`${thing.name}${id}/create`, 'words');
      else areaOf(thing.in).setItem(thing.name, 'something');
    }
    for (const place of ['local', 'session'] as const) areaOf(place).setItem('of an older version', 'words');
    keep(good, 'r1', JSON.stringify({ isAuthenticated: true, user: ana }));
  }

  async function full() {
    keepEverything();
    // Sign-outs that this tab already knows.
    localStorage.setItem('signed-out', 'before');
    sessionStorage.setItem('seen-sign-out', 'before');
    const emptyShelves = vi.fn(() => Promise.resolve());
    const opened = tab({}, { findUnsent: () => Promise.resolve([draft]), emptyShelves });
    return { ...opened, emptyShelves, stop: await watched(opened.session) };
  }

  test('asks first; then deletes everything except device settings and another user’s draft', async () => {
    const { session, emptyShelves, stop } = await full();
    const all = [localStorage.length, sessionStorage.length];
    await session.signOut();
    expect(session.view()).toMatchObject({ status: 'in', unsent: [draft] });
    session.cancelSignOut();
    expect(session.view()).toMatchObject({ status: 'in', unsent: null });
    expect([localStorage.length, sessionStorage.length]).toEqual(all);

    await session.signOut();
    await session.confirmSignOut();
    expect(session.view()).toEqual({ ...signedOut, hasLeft: true });
    expect(Object.keys(localStorage).toSorted()).toEqual(
      [...devices('local'), 'draft/ben/create'].toSorted(),
    );
    expect(Object.keys(sessionStorage).toSorted()).toEqual(devices('session').toSorted());
    expect(emptyShelves).toHaveBeenCalledExactlyOnceWith(ana.id);
    stop();
  });

  test('in another tab clears this one, even one that was asleep', async () => {
    const { session, stop } = await full();
    localStorage.setItem('signed-out', 'now');
    window.dispatchEvent(new StorageEvent('storage', { key: 'signed-out', newValue: 'now' }));
    expect(Object.keys(sessionStorage).toSorted()).toEqual(devices('session').toSorted());
    expect(hasSignedOut(ana.id)).toBe(true);

    sessionStorage.setItem('words:ben/create', 'words');
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }));
    expect(sessionStorage.getItem('words:ben/create')).toBe('words');
    localStorage.setItem('signed-out', 'later');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(sessionStorage.getItem('words:ben/create')).toBeNull();

    await session.signIn({ email: ana.email, password: 'Porchlight1' });
    stop();
  });

  test('differs from a session that ends by itself, which keeps unsent text', async () => {
    const { session, emptyShelves, stop } = await full();
    expect(await session.refresh(good)).toBe('ended');
    expect(session.view()).toMatchObject({ hasEnded: true });
    expect(localStorage.getItem(`draft/${ana.id}/create`)).toBe('words');
    expect(sessionStorage.getItem(`words:${ana.id}/create`)).toBe('words');
    expect(hasSignedOut(ana.id)).toBe(false);
    expect(emptyShelves).not.toHaveBeenCalled();
    stop();
  });
});

describe('blocked storage', () => {
  beforeEach(refuseStorage);

  test('starts signed out; signing in then lasts for the tab and shows a notice until dismissed', async () => {
    const { session } = tab();
    const stop = session.subscribe(() => undefined);
    expect(session.view()).toBe(signedOut);
    expect(await session.signIn({ email: ana.email, password: 'Porchlight1' })).toMatchObject({ ok: true });
    expect(session.view()).toMatchObject({ status: 'in', isMemoryOnly: true });
    expect(await session.accessToken()).toBe(good);
    session.dismissNotice();
    session.updateUser({ ...ana, name: 'Ana Sousa' });
    expect(session.view()).toMatchObject({ status: 'in', user: { name: 'Ana Sousa' }, isMemoryOnly: false });
    stop();
  });
});

describe('signing in and out', () => {
  test('reports progress, and the text of a failure', async () => {
    const { session } = tab();
    const stop = session.subscribe(() => undefined);
    const trying = session.register({ name: 'Ana', email: ana.email, password: 'Porchlight1' });
    expect(session.view().isSubmitting).toBe(true);
    expect(await trying).toEqual({
      ok: false,
      fieldErrors: {},
      error: texts.auth.registerFailed,
    });
    expect(session.view()).toEqual(signedOut);
    stop();
  });

  test('a chunk that fails to load is reported as such, and the next attempt works', async () => {
    const { session, load } = tab();
    load.mockRejectedValueOnce(new Error('The chunk did not come'));
    const input = { email: ana.email, password: 'Porchlight1' };
    expect(await session.signIn(input)).toEqual({ ok: false, error: texts.errors.offline });
    expect(session.view()).toEqual(signedOut);
    expect(await session.signIn(input)).toMatchObject({ ok: true });
  });

  test('signing out notifies listeners, then deletes everything, without waiting for the server', async () => {
    keep(good, 'r1');
    const logout = vi.fn(() => new Promise(() => undefined));
    const { session } = tab({ logout });
    const stop = await watched(session);
    const told = vi.fn(() => expect(localStorage.getItem(storageKeys.token)).toBe(good));
    const off = session.onLeave(told);
    const userSignal = session.userSignal();
    await session.signOut();
    expect(told).toHaveBeenCalledOnce();
    expect(session.view()).toEqual({ ...signedOut, hasLeft: true });
    expect(userSignal.aborted).toBe(true);
    expect(session.userSignal().aborted).toBe(false);
    expect(Object.keys(localStorage)).toEqual(['signed-out']);
    expect(logout).toHaveBeenCalledWith({ refresh_token: 'r1' });
    off();
    stop();
  });

  test('a session ended by a new password is forgotten, without a redirect', async () => {
    keep(good, 'r1');
    const { session, load } = tab();
    session.onLeave(() => expect.unreachable('Nobody is led away'));
    load.mockRejectedValueOnce(new Error('The chunk did not come'));
    await session.end();
    expect(localStorage.getItem(storageKeys.token)).toBe(good);
    await session.end();
    expect(session.view()).toEqual({ ...signedOut, hasEnded: true });
    expect(localStorage).toHaveLength(0);
  });

  test('a userSignal survives refreshes and changes, and is aborted when another user signs in', async () => {
    keep(good, 'r1');
    const { session } = tab({ refresh: () => Promise.reject(new Error('offline')) });
    const stop = await watched(session);
    const userSignal = session.userSignal();
    session.updateUser({ ...ana, name: 'Ana Sousa' });
    expect(userSignal.aborted).toBe(false);
    keep(tokenOf({ ...person, user_id: 'u2', name: 'Ben', exp: 4_000_000_000 }), 'r2');
    // Before the storage event of the other tab's sign-in.
    await session.accessToken();
    expect(session.view().user?.name).toBe('Ben');
    expect(userSignal.aborted).toBe(true);
    stop();
  });

  test('a visitor’s userSignal is not aborted by signing in', async () => {
    const { session } = tab();
    const userSignal = session.userSignal();
    await session.signIn({ email: ana.email, password: 'Porchlight1' });
    expect(userSignal.aborted).toBe(false);
  });

  test('an ended session differs from a sign-out, and from a network failure', async () => {
    keep(good, 'r1');
    const failing = Object.assign(new Error('HTTP 503'), { status: 503 });
    const refresh = vi.fn(() => Promise.reject(failing));
    const { session } = tab({ refresh });
    const stop = await watched(session);
    await expect(session.refresh(good)).rejects.toBe(failing);
    expect(session.view().status).toBe('in');
    failing.status = 401;
    expect(await session.refresh(good)).toBe('ended');
    expect(session.view()).toEqual({ ...signedOut, hasEnded: true });
    stop();
  });

  test('a write that finds the session ended asks for signing in', () => {
    const { session } = tab();
    const asked = vi.fn();
    const off = session.onSignInNeeded(asked);
    session.signInNeeded();
    off();
    session.signInNeeded();
    expect(asked).toHaveBeenCalledOnce();
  });
});
