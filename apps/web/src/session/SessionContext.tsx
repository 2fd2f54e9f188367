import { createContext, use, useState, useSyncExternalStore } from 'react';

import { type Session, type SessionView, signedOut } from './store.ts';

const SessionContext = createContext<Session | null>(null);

export const SessionProvider = SessionContext.Provider;

/** The session with its actions. Throws outside of `SessionProvider`. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (session === null) throw new Error('useSession needs a SessionProvider above it');
  return session;
}

/**
 * The session's view.
 *
 * @param unknown the view in the server's HTML and during hydration; default: signed out
 */
export function useSessionView(unknown: SessionView = signedOut): SessionView {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.view, () => unknown);
}

/** The signed-in user's id, or `null`. Part of every private cache key. */
export function useUserId(): string | null {
  return useSessionView().user?.id ?? null;
}

/**
 * A React key that changes when the page gets another user, which resets everything shown to the previous one
 * or typed by them. It stays the same when a visitor signs in, and when the same user signs in again.
 */
export function useOwnerKey(): number {
  const { user, hasEnded, hasLeft } = useSessionView();
  const [owner, setOwner] = useState({ id: '', turn: 0 });
  // After signing out here, the page already shows nothing private and has the focus.
  const id = user?.id ?? (hasEnded || hasLeft ? owner.id : '');
  if (id !== owner.id) setOwner({ id, turn: owner.turn + (owner.id === '' ? 0 : 1) });
  return owner.turn;
}
