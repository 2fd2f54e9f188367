import type { LoginInput, RegisterInput } from '@porchlight/domain';
import { createActor, fromCallback, fromPromise, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import type { KeyValueStorage, LockPort, SessionApi, SessionUser, SpentTokens, Unsent } from './ports.ts';
import { sessionMachine, type Credentials, type SessionEvent } from './session.machine.ts';
import { createTokenStore } from './tokenStore.ts';

/** What the session takes from outside: calls, storage, clock. */
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
  /** Calls `listener` when another tab has written to storage, or may have. Returns its own undoing. */
  onStorageChange?(listener: () => void): () => void;
  /** Takes a leaving person to a public page, before the tokens go. */
  leave?(): void | Promise<void>;
  /** What of a person's would be lost if they signed out. Default: nothing is looked for, and no one is asked. */
  findUnsent?(userId: string): Promise<readonly Unsent[]>;
  /** Deletes what the application keeps of a person who signs out: beside the tokens, which go anyway. */
  empty?(userId: string): Promise<void>;
}

/** How an attempt to sign in or to register ended. */
export type SignInResult =
  | { ok: true; user: SessionUser }
  /** `fieldErrors`: what the server refused, by field. */
  | { ok: false; error: string; fieldErrors?: Readonly<Record<string, string>> };

/** The session as an application sees it. */
export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

/** One browser tab's session. Nothing happens before `start`. */
export interface Session {
  actor: ActorRefFrom<typeof sessionMachine>;
  start(): void;
  stop(): void;
  getSnapshot(): SessionSnapshot;
  /** @returns the undoing. */
  subscribe(listener: () => void): () => void;
  /**
   * A token to send with a request, renewed first when it is about to run out; `null` when signed out. Whoever it
   * belongs to is the session's user by the time it resolves.
   *
   * @throws the refresh call's error when it got no verdict.
   */
  getToken(): Promise<string | null>;
  /**
   * For a request that came back 401. All callers share one renewal, over all tabs.
   *
   * @param rejected the token that was turned down; default: the stored one.
   * @returns the token to retry with, or `null` when the session has ended or is another person's now.
   * @throws the refresh call's error when it got no verdict; the person stays signed in.
   */
  refresh(rejected?: string | null): Promise<string | null>;
  signIn(input: LoginInput): Promise<SignInResult>;
  register(input: RegisterInput): Promise<SignInResult>;
  /**
   * Signs out, unless something unsent would be lost: then it asks first (`confirmingSignOut`). Resolves when it is done,
   * or asks.
   */
  signOut(): Promise<void>;
  /** The answer to that: delete it, and sign out. */
  confirmSignOut(): Promise<void>;
  /** The other answer: stay. */
  cancelSignOut(): void;
  /**
   * Forgets a session that the server has ended on someone's wish, such as by a new password: everything a sign-out
   * does, but no one is led away. Does nothing while no one is signed in.
   */
  end(): Promise<void>;
  /** After the server answered with a changed person. Renew the tokens next: their claims are old. */
  updateUser(user: SessionUser): void;
}

/** The session with its machine, its tokens and its place among the other tabs. */
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
    // A renewal under way in another tab must not bring the session back.
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

  /** For news that comes after a wait: the session may be stopped by then. */
  function tell(event: SessionEvent): void {
    if (actor.getSnapshot().status === 'active') actor.send(event);
  }

  /** Resolves with the first snapshot that `isSettled`, the present one included. */
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
      // Another tab has let someone else in, and the news of it is not here yet.
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
