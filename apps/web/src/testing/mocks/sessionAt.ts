import { createSession, type Session, type SessionView } from '../../session/index.ts';

/** A fake session with a settable view: it stores, loads and requests nothing. */
export function sessionAt(first: SessionView): { session: Session; move: (view: SessionView) => void } {
  const idle = createSession({
    load: () => Promise.reject(new Error('Nothing here signs in')),
    hasTokens: () => false,
  });
  let now = first;
  const listeners = new Set<() => void>();
  return {
    session: {
      ...idle,
      view: () => now,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
    move(view) {
      now = view;
      for (const listener of listeners) listener();
    },
  };
}
