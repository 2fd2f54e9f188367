import { createContext, use, useState, useSyncExternalStore } from 'react';

import { type Session, type SessionView, signedOut } from './store.ts';

const SessionContext = createContext<Session | null>(null);

/** Hands the session of this tab to everything below. */
export const SessionProvider = SessionContext.Provider;

/** The session itself, to act on. Throws outside of `SessionProvider`. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (session === null) throw new Error('useSession needs a SessionProvider above it');
  return session;
}

/** Who is there. The server's HTML, and the first paint over it, say 'out': they are the same for everyone. */
export function useSessionView(): SessionView {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.view, () => signedOut);
}

/** The id of the signed-in person; `null` while no one is. The key to every private answer. */
export function useUserId(): string | null {
  return useSessionView().user?.id ?? null;
}

/**
 * How many people the page has belonged to before: a key for everything that was shown to one of them or written by
 * them. A visitor who signs in goes on with the page, and so does whoever only has to sign in again.
 */
export function useOwnerKey(): number {
  const { user, hasEnded, hasLeft } = useSessionView();
  const [owner, setOwner] = useState({ id: '', turn: 0 });
  // Whoever signs out here is taken to a page without anything of theirs, which has the focus already.
  const id = user?.id ?? (hasEnded || hasLeft ? owner.id : '');
  if (id !== owner.id) setOwner({ id, turn: owner.turn + (owner.id === '' ? 0 : 1) });
  return owner.turn;
}
