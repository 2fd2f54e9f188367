import { createContext, use, useState, useSyncExternalStore } from 'react';

import { type Session, type SessionUser, type SessionView, signedOut } from './store.ts';

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

/** The id of the signed-in person; `null` while nobody is. The key to every private answer. */
export function useUserId(): string | null {
  return useSessionView().user?.id ?? null;
}

/** The signed-in person, or who it was until the session ended: for screens that hold what somebody has written. */
export function useLastUser(): SessionUser | null {
  const { user } = useSessionView();
  const [last, setLast] = useState(user);
  if (user !== null && user !== last) setLast(user);
  return user ?? last;
}
