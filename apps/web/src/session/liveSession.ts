import {
  createSession,
  type Session as LiveSession,
  storageLock,
  webLock,
  webSpentTokens,
} from '@porchlight/flows';

import { tryOrUndefined } from '../lib/tryOrUndefined.ts';
import { type ApiClient, logIn, logOut, refreshTokens, register } from '../api/index.ts';
import type { LoadedSession, SessionView } from './store.ts';

export interface LiveSessionOptions {
  api: ApiClient;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Told that the person signs out, before the tokens go. */
  leave: () => void;
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** What the app shows of the machine's state. */
function viewOf(live: LiveSession): SessionView {
  const snapshot = live.getSnapshot();
  const isIn = snapshot.hasTag('in') || snapshot.matches('signingOut');
  return {
    status: snapshot.matches('restoring') ? 'restoring' : isIn ? 'in' : 'out',
    user: isIn ? snapshot.context.user : null,
    hasLeft: !isIn && snapshot.context.reason === 'left',
    hasEnded: !isIn && snapshot.context.reason === 'ended',
    isSubmitting: snapshot.matches('signingIn'),
    isMemoryOnly: snapshot.context.memoryOnly,
  };
}

/** The session machine with the browser around it. In a chunk of its own: a visitor never loads it. */
export function createLiveSession({ api, now, leave }: LiveSessionOptions): LoadedSession {
  // Some browsers refuse even the look at it.
  const storage = tryOrUndefined(() => window.localStorage) ?? null;
  const canLock = 'locks' in navigator;
  const live = createSession({
    api: {
      login: (input) => logIn(api, input),
      register: (input) => register(api, input),
      refresh: (refreshToken) => refreshTokens(api, refreshToken),
      logout: (refreshToken) => logOut(api, { refresh_token: refreshToken }),
    },
    storage,
    lock:
      canLock || storage === null
        ? webLock(navigator.locks)
        : storageLock({ storage, now, wait, newId: () => crypto.randomUUID() }),
    spent: canLock ? webSpentTokens({ locks: navigator.locks, wait }) : undefined,
    now,
    onStorageChange(listener) {
      // A page that Back brings out of the browser's cache has slept through what other tabs did.
      const onShow = ({ persisted }: PageTransitionEvent): void => {
        if (persisted) listener();
      };
      window.addEventListener('storage', listener);
      window.addEventListener('pageshow', onShow);
      return () => {
        window.removeEventListener('storage', listener);
        window.removeEventListener('pageshow', onShow);
      };
    },
    leave,
  });
  return { live, viewOf };
}
