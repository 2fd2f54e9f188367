import {
  createSession,
  type Session as LiveSession,
  storageLock,
  type Unsent,
  webLock,
  webSpentTokens,
} from '@porchlight/flows';

import { emptyDevice, emptyTab, hasSomebodySignedOut, tellSignOut } from '../lib/emptyStorage.ts';
import { noteSignIn, noteSignOut } from '../lib/leavers.ts';
import { tryOrUndefined } from '../lib/tryOrUndefined.ts';
import { type ApiClient, logIn, logOut, refreshTokens, register } from '../api/index.ts';
import type { LoadedSession, SessionUser, SessionView } from './store.ts';
import { newId, webLocks } from '../lib/secureContext.ts';

export interface LiveSessionOptions {
  api: ApiClient;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Told that the person signs out, before the tokens go. */
  leave: () => void;
  /** Loaded when someone wants to sign out. */
  keeping: () => Promise<Keeping>;
}

/** What the app keeps of a person beside what `lib/storage.ts` does. */
export interface Keeping {
  findUnsent: (userId: string, now: number) => Promise<readonly Unsent[]>;
  /** Deletes it. */
  emptyShelves: (userId: string) => Promise<void>;
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A path of the API's own host, and nothing that could be read as another one. */
const ownPath = /^(?:\/[\w.-]+)+$/;

/** The person as they may be shown: the API keeps their picture itself, and one from anywhere else is not loaded. */
function shown(user: SessionUser | null): SessionUser | null {
  const isOwn = user?.avatar == null || ownPath.test(user.avatar);
  return user === null || isOwn ? user : { ...user, avatar: null };
}

/** What the app shows of the machine's state. */
function viewOf(live: LiveSession): SessionView {
  const snapshot = live.getSnapshot();
  const isIn = snapshot.hasTag('in') || snapshot.matches('signingOut');
  return {
    status: snapshot.matches('restoring') ? 'restoring' : isIn ? 'in' : 'out',
    user: isIn ? shown(snapshot.context.user) : null,
    hasLeft: !isIn && snapshot.context.reason === 'left',
    hasEnded: !isIn && snapshot.context.reason === 'ended',
    isSubmitting: snapshot.matches('signingIn'),
    isMemoryOnly: snapshot.context.memoryOnly,
    unsent: snapshot.matches({ signedIn: 'confirmingSignOut' }) ? snapshot.context.unsent : null,
  };
}

/** From now on nothing more of this person's is kept, whatever of theirs is still on the screen. */
function closeFor(user: SessionUser | null): void {
  if (user !== null) noteSignOut(user.id);
}

/** The session machine with the browser around it. In a chunk of its own: a visitor never loads it. */
export function createLiveSession({ api, now, leave, keeping }: LiveSessionOptions): LoadedSession {
  // Some browsers refuse even the look at it.
  const storage = tryOrUndefined(() => window.localStorage) ?? null;
  const locks = webLocks();
  const live = createSession({
    api: {
      login: (input) => logIn(api, input),
      register: (input) => register(api, input),
      refresh: (refreshToken) => refreshTokens(api, refreshToken),
      logout: (refreshToken) => logOut(api, { refresh_token: refreshToken }),
    },
    storage,
    lock:
      locks !== undefined
        ? webLock(locks)
        : storage !== null
          ? storageLock({ storage, now, wait, newId })
          : (_name, run) => run(),
    spent: locks && webSpentTokens({ locks, wait }),
    now,
    onStorageChange(listener) {
      const onStorage = (): void => {
        if (hasSomebodySignedOut()) {
          closeFor(live.getSnapshot().context.user);
          emptyTab();
        }
        listener();
      };
      // A page that Back brings out of the browser's cache has slept through what other tabs did.
      const onShow = ({ persisted }: PageTransitionEvent): void => {
        if (persisted) onStorage();
      };
      window.addEventListener('storage', onStorage);
      window.addEventListener('pageshow', onShow);
      return () => {
        window.removeEventListener('storage', onStorage);
        window.removeEventListener('pageshow', onShow);
      };
    },
    leave() {
      closeFor(live.getSnapshot().context.user);
      // Before the tokens go: who only misses them takes the session for ended, and keeps what was written.
      tellSignOut();
      leave();
    },
    findUnsent: async (userId) => (await keeping()).findUnsent(userId, now()),
    async empty(userId) {
      emptyTab();
      emptyDevice(userId);
      await (await keeping()).emptyShelves(userId);
    },
  });
  let last: string | undefined;
  live.subscribe(() => {
    const snapshot = live.getSnapshot();
    const id = snapshot.hasTag('in') ? snapshot.context.user?.id : undefined;
    if (id !== undefined && id !== last) noteSignIn(id);
    last = id;
  });
  return { live, viewOf };
}
