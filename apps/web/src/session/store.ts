import type { LoginInput, RegisterInput } from '@porchlight/domain';
import { storageKeys, texts } from '@porchlight/domain';
import type { Session as LiveSession, SessionUser, SignInResult, Unsent } from '@porchlight/flows';

import type { SessionPort } from '../api/index.ts';
import { deviceStorage } from '../lib/storage.ts';

export type { SessionUser, SignInResult };

/** The session as the app shows it. */
export interface SessionView {
  /** `restoring` until the user is known: never a reason to redirect. */
  status: 'restoring' | 'in' | 'out';
  user: SessionUser | null;
  /** The user has signed out in this tab. */
  hasLeft: boolean;
  /** The session has ended by itself. */
  hasEnded: boolean;
  /** A sign-in is in progress. */
  isSubmitting: boolean;
  /** Storage is blocked, so the session ends with the tab. False once the notice is dismissed. */
  isMemoryOnly: boolean;
  /** Unsent things that signing out would delete, while the dialog asks; else `null`. */
  unsent: readonly Unsent[] | null;
}

/** This tab's session, for screens. */
export interface Session extends SessionPort {
  view: () => SessionView;
  subscribe: (listener: () => void) => () => void;
  /** Never rejects: a failure comes with the text to show. */
  signIn: (input: LoginInput) => Promise<SignInResult>;
  /** Registers a user and signs in. Never rejects. */
  register: (input: RegisterInput) => Promise<SignInResult>;
  /** Signs out, or asks first (`unsent`). */
  signOut: () => Promise<void>;
  confirmSignOut: () => Promise<void>;
  cancelSignOut: () => void;
  /** Drops a session that a new password has ended, without a redirect. Never rejects. */
  end: () => Promise<void>;
  /** Applies a user record from a server response, and refreshes the tokens that contain it. */
  updateUser: (user: SessionUser) => void;
  /** Stores user data that the tokens don't contain. */
  completeUser: (user: SessionUser) => void;
  dismissNotice: () => void;
  /** Calls `listener` when a write found the session ended. Returns the unsubscribe function. */
  onSignInNeeded: (listener: () => void) => () => void;
  /**
   * Calls `listener` on a sign-out in this tab, before anything is deleted. Returns the unsubscribe function.
   */
  onLeave: (listener: () => void) => () => void;
}

/** The view of a visitor's page. */
export const signedOut: SessionView = {
  status: 'out',
  user: null,
  hasLeft: false,
  hasEnded: false,
  isSubmitting: false,
  isMemoryOnly: false,
  unsent: null,
};

/** The view while the user isn't known. */
export const restoring: SessionView = { ...signedOut, status: 'restoring' };

/** The state machine and its view. */
export interface LoadedSession {
  live: LiveSession;
  viewOf: (live: LiveSession) => SessionView;
}

export interface SessionOptions {
  /**
   * Loads the state machine and its dependencies, when tokens are stored or someone signs in. Call `leave` on
   * sign-out.
   */
  load: (leave: () => void) => Promise<LoadedSession>;
  /** Whether this browser has tokens. Default: checks local storage. */
  hasTokens?: () => boolean;
}

const ignore = (): void => undefined;

/** Whether local storage has a token of either kind; `false` when storage is blocked. */
const storageHasTokens = (): boolean =>
  [storageKeys.token, storageKeys.refreshToken].some((key) => deviceStorage.read(key) !== null);

/** A set of listeners. */
function createSignal() {
  const listeners = new Set<() => void>();
  return {
    listeners,
    tell: (): void => listeners.forEach((listener) => listener()),
    add: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/**
 * The session as a React store. A visitor's page needs no state machine to know that no one is signed in; it
 * loads when needed.
 */
export function createSession({ load, hasTokens = storageHasTokens }: SessionOptions): Session {
  const changes = createSignal();
  const needs = createSignal();
  const leaves = createSignal();
  let live: LiveSession | undefined;
  let loading: Promise<LiveSession> | undefined;
  let view = hasTokens() ? restoring : signedOut;
  let userSignal = new AbortController();

  const show = (next: SessionView): void => {
    const who = view.user?.id;
    view = next;
    if (who !== undefined && who !== next.user?.id) {
      userSignal.abort();
      userSignal = new AbortController();
    }
    changes.tell();
  };

  function start(): Promise<LiveSession> {
    loading ??= load(leaves.tell).then(
      ({ live: loaded, viewOf }) => {
        live = loaded;
        loaded.start();
        loaded.subscribe(() => show(viewOf(loaded)));
        show(viewOf(loaded));
        return loaded;
      },
      (error: unknown) => {
        // A failed load is not a sign-out: the tokens stay, and the next call retries.
        loading = undefined;
        show(signedOut);
        throw error;
      },
    );
    return loading;
  }

  const startQuietly = (): void => void start().catch(ignore);

  // Another tab's sign-in loads the machine, which then watches storage itself.
  const onStorage = (event: StorageEvent): void => {
    if (live === undefined && event.newValue !== null && event.key === storageKeys.token) startQuietly();
  };

  const entering = async (enter: (session: LiveSession) => Promise<SignInResult>): Promise<SignInResult> => {
    show({ ...view, isSubmitting: true });
    try {
      return await enter(await start());
    } catch {
      return { ok: false, error: texts.errors.offline };
    }
  };

  return {
    view: () => view,
    subscribe(listener) {
      if (changes.listeners.size === 0) window.addEventListener('storage', onStorage);
      const remove = changes.add(listener);
      if (view.status === 'restoring' && loading === undefined) startQuietly();
      return () => {
        remove();
        if (changes.listeners.size === 0) window.removeEventListener('storage', onStorage);
      };
    },
    accessToken: async () => (live === undefined && !hasTokens() ? null : (await start()).getToken()),
    refresh: async (rejected) => {
      if (live === undefined && !hasTokens()) return 'ended';
      return (await (await start()).refresh(rejected)) === null ? 'ended' : 'refreshed';
    },
    userSignal: () => userSignal.signal,
    signInNeeded: needs.tell,
    onSignInNeeded: needs.add,
    onLeave: leaves.add,
    signIn: (input) => entering((session) => session.signIn(input)),
    register: (input) => entering((session) => session.register(input)),
    signOut: async () => live?.signOut(),
    confirmSignOut: async () => live?.confirmSignOut(),
    cancelSignOut: () => live?.cancelSignOut(),
    end: async () => {
      if (live !== undefined || hasTokens()) await start().then((session) => session.end(), ignore);
    },
    updateUser(user) {
      live?.updateUser(user);
      void live?.refresh().catch(ignore);
    },
    completeUser: (user) => live?.updateUser(user),
    dismissNotice: () => live?.actor.send({ type: 'notice.dismissed' }),
  };
}
