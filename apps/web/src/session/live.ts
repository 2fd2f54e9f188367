import { createSession, type Session, storageLock, webLock } from '@porchlight/flows';

import { type ApiClient, logIn, logOut, refreshTokens, register } from '../api/index.ts';

export interface LiveSessionOptions {
  api: ApiClient;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Takes a leaving person to a public page; the tokens go once they are there. */
  leave: () => Promise<void>;
}

/** Local storage, or `null` where even touching it is refused. */
function localStorageOrNone(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** The session machine with the browser around it. In a chunk of its own: a visitor never loads it. */
export function createLiveSession({ api, now, leave }: LiveSessionOptions): Session {
  const storage = localStorageOrNone();
  const canLock = 'locks' in navigator;
  return createSession({
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
        : storageLock({
            storage,
            now,
            wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
            newId: () => crypto.randomUUID(),
          }),
    now,
    onStorageChange(listener) {
      window.addEventListener('storage', listener);
      return () => window.removeEventListener('storage', listener);
    },
    leave,
  });
}
