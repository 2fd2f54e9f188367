import type { LoginInput, RegisterInput } from '@porchlight/domain';
import { createActor, fromCallback, fromPromise, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import type { KeyValueStorage, LockPort, SessionApi, SessionUser, SpentTokens, Unsent } from './ports.ts';
import { sessionMachine, type Credentials, type SessionEvent } from './session.machine.ts';
import { createTokenStore } from './tokenStore.ts';

/** Dependencies of the session: calls, storage, clock. */
export interface SessionPorts {
  api: SessionApi;
  /** Local storage, or `null` where there is none. It may throw: the session then lives in memory. */
  storage: KeyValueStorage | null;
  /** `webLock(navigator.locks)`, or `storageLock(…)` for browsers without. */
  lock: LockPort;
  /** `webSpentTokens(…)`. Default: none, for a lock that is in step with storage, such as `storageLock`. */
  spent?: SpentTokens | undefined;
  /** Milliseconds since 1970. */
  now(): number;
  /**
   * Calls `listener` when another tab has written, or may have written, to storage. Returns an unsubscribe function.
   */
  onStorageChange?(listener: () => void): () => void;
  /** Navigates to a public page before a sign-out deletes the tokens. */
  leave?(): void | Promise<void>;
  /** Finds unsent data that signing out would delete. Default: none, and no confirmation is asked. */
  findUnsent?(userId: string): Promise<readonly Unsent[]>;
  /** Deletes the application's stored data of a user who signs out. The tokens are deleted anyway. */
  empty?(userId: string): Promise<void>;
}

/** Result of an attempt to sign in or to register. */
export type SignInResult =
  | { ok: true; user: SessionUser }
  /** `fieldErrors`: the server's errors by field. */
  | { ok: false; error: string; fieldErrors?: Readonly<Record<string, string>> };

/** The session as an application sees it. */
export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

/** One browser tab's session. Nothing happens before `start`. */
export interface Session {
  actor: ActorRefFrom<typeof sessionMachine>;
  start(): void;
  stop(): void;
  getSnapshot(): SessionSnapshot;
  /** @returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /**
   * A token to send with a request, renewed first when it is about to expire; `null` when signed out. When it
   * resolves, the session's user is the token's owner.
   *
   * @throws the refresh call's error when it got no verdict.
   */
  getToken(): Promise<string | null>;
  /**
   * For a request that got a 401. All callers share one renewal, across all tabs.
   *
   * @param rejected the rejected token; default: the stored one.
   * @returns the token to retry with, or `null` when the session has ended or belongs to another user now.
   * @throws the refresh call's error when it got no verdict; the user stays signed in.
   */
  refresh(rejected?: string | null): Promise<string | null>;
  signIn(input: LoginInput): Promise<SignInResult>;
  register(input: RegisterInput): Promise<SignInResult>;
  /**
   * Signs out, unless unsent data would be lost: then it asks for confirmation first (`confirmingSignOut`). Resolves
   * when signed out or when the question is shown.
   */
  signOut(): Promise<void>;
  /** Confirms: delete the unsent data and sign out. */
  confirmSignOut(): Promise<void>;
  /** Cancels: stay signed in. */
  cancelSignOut(): void;
  /**
   * Clears a session that the server ended at the user's request, such as by a new password: like a sign-out, but
   * without navigation. Does nothing while signed out.
   */
  end(): Promise<void>;
  /** For a response with a changed user. Renew the tokens next: their claims are old. */
  updateUser(user: SessionUser): void;
}

/** The session with its machine, its tokens and the sync with other tabs. */
export function createSession(ports: SessionPorts): Session {
  const tokenStore = createTokenStore({
    storage: ports.storage,
    lock: ports.lock,
    spent: ports.spent,
    now: () => ports.now(),
    refreshTokens: (refreshToken) => ports.api.refresh(refreshToken),
    onBlocked: () => tell({ type: 'storage.blocked' }),
  });

  async function authenticate(credentials: Credentials): Promise<SessionUser> {
    const answer =
      credentials.mode === 'login'
        ? await ports.api.login({ email: credentials.email, password: credentials.password })
        : await ports.api.register({
            name: credentials.name,
            email: credentials.email,
            password: credentials.password,
          });
    tokenStore.store(answer, answer.user);
    return answer.user;
  }

  async function forget(): Promise<void> {
    const { refresh_token: refreshToken } = tokenStore.tokens();
    // A renewal in progress in another tab must not bring the session back.
    if (refreshToken !== null) await ports.spent?.add(refreshToken);
    tokenStore.clear();
    if (refreshToken !== null) void ports.api.logout(refreshToken).catch(() => undefined);
  }

  const machine = sessionMachine.provide({
    actors: {
      watch: fromCallback<{ type: 'noop' }, undefined, SessionEvent>(({ sendBack }) =>
        ports.onStorageChange?.(() => sendBack({ type: 'storage.changed', user: tokenStore.user() })),
      ),
      restore: fromPromise(async () => {
        try {
          const token = await tokenStore.getToken();
          return { user: token === null ? null : tokenStore.user(), stale: false };
        } catch {
          return { user: tokenStore.user(), stale: true };
        }
      }),
      authenticate: fromPromise<SessionUser, Credentials>(({ input }) => authenticate(input)),
      refresh: fromPromise<SessionUser | null, { token: string | null }>(async ({ input }) => {
        await tokenStore.refresh(input.token);
        return tokenStore.user();
      }),
      findUnsent: fromPromise<readonly Unsent[], { user: SessionUser | null }>(async ({ input }) =>
        input.user === null ? [] : ((await ports.findUnsent?.(input.user.id)) ?? []),
      ),
      endSession: fromPromise<void, { user: SessionUser | null }>(async ({ input }) => {
        await ports.leave?.();
        await forget();
        if (input.user !== null) await ports.empty?.(input.user.id);
      }),
    },
  });
  const actor = createActor(machine);

  /** For events after an await: the session may be stopped by then. */
  function tell(event: SessionEvent): void {
    if (actor.getSnapshot().status === 'active') actor.send(event);
  }

  /** Resolves with the first snapshot that `isSettled`, including the current one. */
  function settled(isSettled: (snapshot: SessionSnapshot) => boolean): Promise<SessionSnapshot> {
    return new Promise((resolve) => {
      const subscription = actor.subscribe(check);
      function check(snapshot: SessionSnapshot): void {
        if (!isSettled(snapshot)) return;
        subscription.unsubscribe();
        resolve(snapshot);
      }
      check(actor.getSnapshot());
    });
  }

  async function enter(credentials: Credentials): Promise<SignInResult> {
    await settled((snapshot) => !snapshot.hasTag('busy'));
    actor.send({ type: 'credentials.submitted', credentials });
    const { context } = await settled((snapshot) => !snapshot.matches('signingIn'));
    return context.user === null
      ? { ok: false, error: context.error ?? '', fieldErrors: context.fieldErrors }
      : { ok: true, user: context.user };
  }

  async function refresh(rejected: string | null = tokenStore.tokens().token): Promise<string | null> {
    const renewal = tokenStore.refresh(rejected);
    actor.send({ type: 'token.rejected', token: rejected });
    const token = await renewal;
    if (token !== null) return token;
    tell(
      tokenStore.hasEnded()
        ? { type: 'session.ended' }
        : { type: 'storage.changed', user: tokenStore.user() },
    );
    return null;
  }

  return {
    actor,
    start: () => void actor.start(),
    stop: () => void actor.stop(),
    getSnapshot: () => actor.getSnapshot(),
    subscribe(listener) {
      const subscription = actor.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    async getToken() {
      const token = tokenStore.hasUsableToken() ? tokenStore.tokens().token : await refreshOrNone();
      const [shown, holder] = [actor.getSnapshot().context.user, tokenStore.user()];
      // Another tab has signed in another user, and the storage event has not arrived yet.
      if (shown !== null && holder !== null && shown.id !== holder.id)
        tell({ type: 'storage.changed', user: holder });
      return token;
    },
    refresh,
    signIn: (input) => enter({ mode: 'login', ...input }),
    register: (input) => enter({ mode: 'register', ...input }),
    async signOut() {
      actor.send({ type: 'signOut.requested' });
      await signedOutOrAsked();
    },
    async confirmSignOut() {
      actor.send({ type: 'signOut.confirmed' });
      await signedOutOrAsked();
    },
    cancelSignOut: () => actor.send({ type: 'signOut.canceled' }),
    async end() {
      await forget();
      tell({ type: 'session.ended' });
    },
    updateUser(user) {
      tokenStore.remember(user);
      actor.send({ type: 'user.updated', user });
    },
  };

  async function signedOutOrAsked(): Promise<void> {
    await settled(
      (snapshot) => !snapshot.matches('signingOut') && !snapshot.matches({ signedIn: 'lookingForUnsent' }),
    );
  }

  async function refreshOrNone(): Promise<string | null> {
    const { token, refresh_token: refreshToken } = tokenStore.tokens();
    return token === null && refreshToken === null ? null : refresh(token);
  }
}
