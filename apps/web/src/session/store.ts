import type { LoginInput, RegisterInput } from '@porchlight/domain';
import { storageKeys } from '@porchlight/domain';
import type { Session as LiveSession, SessionUser, SignInResult } from '@porchlight/flows';

import type { SessionPort } from '../api/index.ts';

export type { SessionUser, SignInResult };

/** What the app shows of the session. */
export interface SessionView {
  /** `restoring` until it is known who is there: never a reason to redirect. */
  status: 'restoring' | 'in' | 'out';
  user: SessionUser | null;
  /** The person asked to leave: the guard of the page they are on stands aside. */
  isLeaving: boolean;
  /** The session ran out under the person, who did not ask for it. */
  hasEnded: boolean;
  /** An attempt to get in is under way. */
  isSubmitting: boolean;
  /** Storage is blocked, so that the session ends with the tab. Until the notice is dismissed. */
  isMemoryOnly: boolean;
}

/** The session of this tab, as screens use it. */
export interface Session extends SessionPort {
  view: () => SessionView;
  subscribe: (listener: () => void) => () => void;
  /** Never rejects: a failure comes with the text to show. */
  signIn: (input: LoginInput) => Promise<SignInResult>;
  /** Opens an account and signs in. Never rejects. */
  register: (input: RegisterInput) => Promise<SignInResult>;
  signOut: () => Promise<void>;
  /** Takes over a user record that the server just answered with, and renews the tokens that name it. */
  updateUser: (user: SessionUser) => void;
  dismissNotice: () => void;
  /** Calls `listener` when an act needed a session and found it over. Returns the undoing. */
  onSignInNeeded: (listener: () => void) => () => void;
  /**
   * Calls `listener` when the person is leaving; nothing is forgotten before what it returns is done. Returns the
   * undoing.
   */
  onLeave: (listener: () => void | Promise<void>) => () => void;
}

/** What a visitor's page shows. */
export const signedOut: SessionView = {
  status: 'out',
  user: null,
  isLeaving: false,
  hasEnded: false,
  isSubmitting: false,
  isMemoryOnly: false,
};

const restoring: SessionView = { ...signedOut, status: 'restoring' };

export interface SessionOptions {
  /**
   * Fetches the state machine and everything around it. Called only when tokens are stored or someone signs in. `leave`
   * is to be called when the person signs out; the tokens go when it is done.
   */
  load: (leave: () => Promise<void>) => Promise<LiveSession>;
  /** Whether this browser holds tokens. Default: looks into local storage. */
  hasTokens?: () => boolean;
}

/** Whether local storage holds a token of either kind. `false` where storage is blocked. */
function storageHasTokens(): boolean {
  try {
    return [storageKeys.token, storageKeys.refreshToken].some((key) => localStorage.getItem(key) !== null);
  } catch {
    return false;
  }
}

function viewOf(live: LiveSession): SessionView {
  const snapshot = live.getSnapshot();
  const isLeaving = snapshot.matches('signingOut');
  const isIn = snapshot.hasTag('in') || isLeaving;
  return {
    status: snapshot.matches('restoring') ? 'restoring' : isIn ? 'in' : 'out',
    user: isIn ? snapshot.context.user : null,
    isLeaving,
    hasEnded: !isIn && snapshot.context.reason === 'ended',
    isSubmitting: snapshot.matches('signingIn'),
    isMemoryOnly: snapshot.context.memoryOnly,
  };
}

/** A set of listeners that can be told something, and may take their time over it. */
function createSignal() {
  const listeners = new Set<() => void | Promise<void>>();
  return {
    listeners,
    tell: async (): Promise<void> => {
      await Promise.all([...listeners].map(async (listener) => listener()));
    },
    add: (listener: () => void | Promise<void>) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/**
 * The session as a store for React. A visitor's page knows without any machinery that nobody is signed in; the state
 * machine is fetched when there is something for it to do.
 */
export function createSession({ load, hasTokens = storageHasTokens }: SessionOptions): Session {
  const changes = createSignal();
  const needs = createSignal();
  const leaves = createSignal();
  let live: LiveSession | undefined;
  let loading: Promise<LiveSession> | undefined;
  let view = hasTokens() ? restoring : signedOut;

  const show = (next: SessionView): void => {
    view = next;
    void changes.tell();
  };

  function start(): Promise<LiveSession> {
    loading ??= load(leaves.tell).then(
      (loaded) => {
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

  const startQuietly = (): void => void start().catch(() => undefined);

  // The machine watches storage itself once it is there; until then another tab's sign-in wakes it.
  const onStorage = (event: StorageEvent): void => {
    if (live === undefined && event.newValue !== null && event.key === storageKeys.token) startQuietly();
  };

  const entering = async (enter: (session: LiveSession) => Promise<SignInResult>): Promise<SignInResult> => {
    show({ ...view, isSubmitting: true });
    try {
      return await enter(await start());
    } catch {
      return { ok: false, error: '' };
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
      try {
        return (await (await start()).refresh(rejected)) === null ? 'ended' : 'refreshed';
      } catch {
        return 'unreachable';
      }
    },
    signInNeeded: () => void needs.tell(),
    onSignInNeeded: needs.add,
    onLeave: leaves.add,
    signIn: (input) => entering((session) => session.signIn(input)),
    register: (input) => entering((session) => session.register(input)),
    signOut: async () => live?.signOut(),
    updateUser(user) {
      live?.updateUser(user);
      void live?.refresh().catch(() => undefined);
    },
    dismissNotice: () => live?.actor.send({ type: 'notice.dismissed' }),
  };
}
