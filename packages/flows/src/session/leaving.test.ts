import { storageKeys } from '@porchlight/domain';
import { describe, expect, test, vi } from 'vitest';

import { rotatingServer, sharedStorage, stored, tab, tokenFor } from '../testing/browserTabs.ts';
import { settle } from '../testing/harness.ts';
import { ana } from '../testing/people.ts';
import type { Session, SessionPorts, Unsent } from './index.ts';

const stateOf = (session: Session) => session.getSnapshot().value;

describe('leaving', () => {
  test('navigates to a public page first, then clears, then calls the server', async () => {
    const server = rotatingServer();
    const storage = sharedStorage(stored(tokenFor()));
    const order: string[] = [];
    const session = tab(server, storage, {
      leave: () => void order.push(`left with ${storage.entries.size} keys`),
      empty: async (userId) => void order.push(`emptied of ${userId} with ${storage.entries.size} keys`),
    });
    await settle();
    const leaving = session.signOut();
    expect(stateOf(session)).toEqual({ signedIn: 'lookingForUnsent' });
    await leaving;
    expect(order).toEqual(['left with 2 keys', `emptied of ${ana.id} with 0 keys`]);
    expect(storage.entries.size).toBe(0);
    expect(server.logouts).toEqual(['refresh-0']);
    expect(session.getSnapshot().context).toMatchObject({ user: null, reason: 'left' });
  });

  test('a renewal that resolves after sign-out is discarded', async () => {
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

describe('signing out with unsent data', () => {
  const draft: Unsent = { kind: 'draft', title: 'Oak desk' };

  async function asked(ports: Partial<SessionPorts> = {}) {
    const storage = sharedStorage(stored(tokenFor()));
    const empty = vi.fn(() => Promise.resolve());
    const session = tab(rotatingServer(), storage, { findUnsent: async () => [draft], empty, ...ports });
    await settle();
    await session.signOut();
    return { storage, session, empty };
  }

  test('asks first, and keeps everything until the user answers', async () => {
    const { storage, session, empty } = await asked();
    expect(stateOf(session)).toEqual({ signedIn: 'confirmingSignOut' });
    expect(session.getSnapshot().context.unsent).toEqual([draft]);
    expect(storage.entries.size).toBe(2);
    session.cancelSignOut();
    expect(stateOf(session)).toEqual({ signedIn: 'steady' });
    expect(empty).not.toHaveBeenCalled();
    await session.signOut();
    await session.confirmSignOut();
    expect(session.getSnapshot().context).toMatchObject({ user: null, reason: 'left' });
    expect(storage.entries.size).toBe(0);
    expect(empty).toHaveBeenCalledExactlyOnceWith(ana.id);
  });

  test('a session that ends meanwhile is no sign-out: nothing is deleted', async () => {
    const { session, empty } = await asked();
    await session.end();
    expect(session.getSnapshot().context).toMatchObject({ user: null, reason: 'ended' });
    await session.confirmSignOut();
    expect(empty).not.toHaveBeenCalled();
  });

  test('another user who signs in meanwhile is not asked', async () => {
    const { storage, session } = await asked();
    storage.setItem(storageKeys.token, tokenFor({ serial: 2 }));
    session.storageChanged();
    expect(stateOf(session)).toEqual({ signedIn: 'confirmingSignOut' });
    storage.setItem(storageKeys.token, tokenFor({ user_id: 'ben' }));
    session.storageChanged();
    expect(stateOf(session)).toEqual({ signedIn: 'steady' });
  });

  test('a failed search for unsent data does not block signing out', async () => {
    const { session } = await asked({ findUnsent: () => Promise.reject(new Error('The shelf is locked')) });
    expect(session.getSnapshot().context.reason).toBe('left');
  });
});

describe('ended by a new password', () => {
  test('is cleared without navigation, and the server is notified', async () => {
    const server = rotatingServer();
    const storage = sharedStorage(stored(tokenFor()));
    const leave = vi.fn();
    const session = tab(server, storage, { leave });
    await settle();
    await session.end();
    expect(session.getSnapshot().context).toMatchObject({ user: null, reason: 'ended' });
    expect(storage.entries.size).toBe(0);
    expect(server.logouts).toEqual(['refresh-0']);
    expect(leave).not.toHaveBeenCalled();
  });

  test('while it is being restored or renewed: the late result is discarded', async () => {
    const server = rotatingServer();
    const storage = sharedStorage(stored(tokenFor({ exp: -1 })));
    const session = tab(server, storage);
    await session.end();
    await settle();
    expect(stateOf(session)).toBe('signedOut');
    expect(storage.entries.size).toBe(0);
  });

  test('does nothing when signed out', async () => {
    const server = rotatingServer();
    const session = tab(server, null);
    await settle();
    await session.end();
    expect(session.getSnapshot().context).toMatchObject({ user: null, reason: 'none' });
    expect(server.logouts).toEqual([]);
  });
});
