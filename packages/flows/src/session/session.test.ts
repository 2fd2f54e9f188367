import { storageKeys, texts } from '@porchlight/domain';
import { describe, expect, expectTypeOf, test, vi } from 'vitest';
import type { EventFrom } from 'xstate';

import { rotatingServer, sharedStorage, stored, tab, tokenFor } from '../testing/browserTabs.ts';
import { settle } from '../testing/harness.ts';
import { ana } from '../testing/people.ts';
import {
  readAuthHint,
  signInFailureText,
  type Credentials,
  type Session,
  type SessionEvent,
  type sessionMachine,
} from './index.ts';

const stateOf = (session: Session) => session.getSnapshot().value;

describe('signing in', () => {
  test('stores three keys and reports the user', async () => {
    const storage = sharedStorage();
    const session = tab(rotatingServer(), storage);
    await settle();
    const result = await session.signIn({ email: ana.email, password: 'Porchlight1' });
    expect(result).toEqual({ ok: true, user: ana });
    expect([...storage.entries.keys()].toSorted()).toEqual(Object.values(storageKeys).toSorted());
    expect(readAuthHint(storage)).toEqual(ana);
  });

  test('a wrong password shows an error, and the next try clears it', async () => {
    const session = tab(rotatingServer(), sharedStorage());
    await settle();
    const result = await session.signIn({ email: ana.email, password: 'wrong' });
    expect(result).toEqual({ ok: false, fieldErrors: {}, error: texts.auth.loginFailed });
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
    { mode: 'login' as const, status: 429, text: texts.attempts.tooMany },
    { mode: 'login' as const, status: 503, text: texts.errors.serverBusy },
    { mode: 'register' as const, status: undefined, text: texts.errors.offline },
  ])('$mode failing with $status', ({ mode, status, text }) => {
    expect(signInFailureText(mode, { status, serverMessage: 'This address is taken' })).toBe(text);
  });

  test("a user who may not sign in sees why, in the server's text", () => {
    const why = 'This account has been deactivated.';
    expect(signInFailureText('login', { status: 403, serverMessage: why })).toBe(why);
    expect(signInFailureText('login', { status: 403 })).toBe(texts.auth.loginFailed);
  });

  test('field errors of the server come with the text and are cleared by the next try', async () => {
    const server = rotatingServer();
    const refused = { status: 422, fieldErrors: { password: ['Everybody has this one'] } };
    const session = tab(server, sharedStorage(), {
      api: { ...server.api, register: () => Promise.reject(refused) },
    });
    await settle();
    const account = { name: 'Ana', email: ana.email, password: '123456' };
    expect(await session.register(account)).toEqual({
      ok: false,
      error: texts.auth.registerFailed,
      fieldErrors: { password: 'Everybody has this one' },
    });
    await session.signIn({ email: ana.email, password: 'Porchlight1' });
    expect(session.getSnapshot().context.fieldErrors).toEqual({});
  });

  test('too many tries: shows how long to wait, where the server states it', () => {
    expect(signInFailureText('login', { status: 429, retryAfter: 900 })).toBe(
      texts.attempts.tooManyFor('15 minutes'),
    );
  });
});

describe('one renewal for all callers', () => {
  test('twenty callers with an old token, one call', async () => {
    const server = rotatingServer();
    const session = tab(server, sharedStorage(stored(tokenFor())));
    await settle();
    server.seconds.now = 3590;
    const tokens = await Promise.all(Array.from({ length: 20 }, () => session.getToken()));
    expect(server.refreshes).toEqual(['refresh-0']);
    expect(new Set(tokens).size).toBe(1);
  });

  test('a late rejection gets the token that is already there', async () => {
    const server = rotatingServer();
    const old = tokenFor();
    const session = tab(server, sharedStorage(stored(old)));
    await settle();
    const first = await session.refresh(old);
    const late = await session.refresh(old);
    expect(late).toBe(first);
    expect(server.refreshes).toHaveLength(1);
  });

  test('shows the renewal, and returns', async () => {
    const server = rotatingServer();
    const session = tab(server, sharedStorage(stored(tokenFor())));
    await settle();
    const renewal = session.refresh();
    expect(stateOf(session)).toEqual({ signedIn: 'refreshing' });
    await renewal;
    await settle();
    expect(stateOf(session)).toEqual({ signedIn: 'steady' });
  });

  test('a new token that looks expired is trusted: no loop', async () => {
    const server = rotatingServer(10);
    const session = tab(server, sharedStorage(stored(tokenFor({ exp: -1 }))));
    await settle();
    await session.getToken();
    await session.getToken();
    expect(server.refreshes).toHaveLength(1);
    // Until the server rejects it.
    await session.refresh();
    expect(server.refreshes).toHaveLength(2);
  });

  test('a missing verdict rejects and keeps everything; the next try works', async () => {
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

  test.each([
    { asked: 30, after: 30 },
    // A quarter of an hour is too long for a waiting user when the server recovers after a minute.
    { asked: 900, after: 60 },
  ])('a server that asks for a pause of $asked s is called again after $after', async ({ asked, after }) => {
    const server = rotatingServer();
    const session = tab(server, sharedStorage(stored(tokenFor())));
    await settle();
    const tooMany = Object.assign(new Error('HTTP 429'), { status: 429, retryAfter: asked });
    server.state.failWith = tooMany;
    await expect(session.refresh()).rejects.toBe(tooMany);
    server.state.failWith = null;
    server.seconds.now = after - 1;
    await expect(session.refresh()).rejects.toBe(tooMany);
    expect(server.refreshes).toHaveLength(1);
    server.seconds.now = after;
    expect(await session.refresh()).not.toBeNull();
  });

  test('an ended session signs out all callers', async () => {
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

  test('pending callers still get the end of a session that was stopped meanwhile, and no others', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const session = tab(rotatingServer(), sharedStorage(stored(tokenFor(), 'revoked')));
    await settle();
    const renewal = session.refresh();
    session.stop();
    expect(await renewal).toBeNull();
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  });
});

test('types of events', () => {
  expectTypeOf<EventFrom<typeof sessionMachine>>().toEqualTypeOf<SessionEvent>();
  // @ts-expect-error registering takes a name
  const credentials: Credentials = { mode: 'register', email: 'a', password: 'b' };
  expect(credentials.mode).toBe('register');
});
