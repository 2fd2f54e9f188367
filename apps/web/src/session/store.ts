import type { LoginInput, RegisterInput } from '@porchlight/domain';
import { storageKeys, texts } from '@porchlight/domain';
import type { Session as LiveSession, SessionUser, SignInResult, Unsent } from '@porchlight/flows';

import type { SessionPort } from '../api/index.ts';
import { deviceStorage } from '../lib/storage.ts';

export type { SessionUser, SignInResult };

/** What the app shows of the session. */
export interface SessionView {
  /** `restoring` until it is known who is there: never a reason to redirect. */
  status: 'restoring' | 'in' | 'out';
  user: SessionUser | null;
  /** The person has signed out in this tab. */
  hasLeft: boolean;
  /** The session ran out under the person, who did not ask for it. */
  hasEnded: boolean;
  /** An attempt to get in is under way. */
  isSubmitting: boolean;
  /** Storage is blocked, so that the session ends with the tab. Until the notice is dismissed. */
  isMemoryOnly: boolean;
  /** What signing out would delete, while it is asked whether it may; else `null`. */
  unsent: readonly Unsent[] | null;
}

/** The session of this tab, as screens use it. */
export interface Session extends SessionPort {
  view: () => SessionView;
  subscribe: (listener: () => void) => () => void;
  /** Never rejects: a failure comes with the text to show. */
  signIn: (input: LoginInput) => Promise<SignInResult>;
  /** Opens an account and signs in. Never rejects. */
  register: (input: RegisterInput) => Promise<SignInResult>;
  /** Signs out, or asks first (`unsent`). */
  signOut: () => Promise<void>;
  confirmSignOut: () => Promise<void>;
  cancelSignOut: () => void;
  /** Forgets a session that a new password has ended, and leads nowhere. Never rejects. */
  end: () => Promise<void>;
  /** Takes over a user record that the server just answered with, and renews the tokens that name it. */
  updateUser: (user: SessionUser) => void;
  /** Keeps what the server knows of the person beyond their tokens. */
  completeUser: (user: SessionUser) => void;
  dismissNotice: () => void;
  /** Calls `listener` when an act needed a session and found it over. Returns the undoing. */
  onSignInNeeded: (listener: () => void) => () => void;
  /** Calls `listener` when the person signs out here, before anything is forgotten. Returns the undoing. */
  onLeave: (listener: () => void) => () => void;
}

/** What a visitor's page shows. */
export const signedOut: SessionView = {
  status: 'out',
  user: null,
  hasLeft: false,
  hasEnded: false,
  isSubmitting: false,
  isMemoryOnly: false,
  unsent: null,
};

const restoring: SessionView = { ...signedOut, status: 'restoring' };

/** The state machine, and how to read it. */
export interface LoadedSession {
  live: LiveSession;
  viewOf: (live: LiveSession) => SessionView;
}

export interface SessionOptions {
  /**
   * Fetches the state machine and everything around it. Called only when tokens are stored or someone signs in. `leave`
   * is to be called when the person signs out.
   */
  load: (leave: () => void) => Promise<LoadedSession>;
  /** Whether this browser holds tokens. Default: looks into local storage. */
  hasTokens?: () => boolean;
}

const ignore = (): void => undefined;

/** Whether local storage holds a token of either kind. `false` where storage is blocked. */
const storageHasTokens = (): boolean =>
  [storageKeys.token, storageKeys.refreshToken].some((key) => deviceStorage.read(key) !== null);

/** A set of listeners that can be told something. */
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
 * The session as a store for React. A visitor's page knows without any machinery that no one is signed in; the state
 * machine is fetched when there is something for it to do.
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
        // Not loaded is not signed out: the tokens stay, and the next call tries again.
        loading = undefined;
        show(signedOut);
        throw error;
      },
    );
    return loading;
  }

  const startQuietly = (): void => void start().catch(ignore);

  // The machine watches storage itself once it is there; until then another tab's sign-in wakes it.
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
