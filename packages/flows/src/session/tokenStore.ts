import { decodeToken, isTokenExpired, storageKeys } from '@porchlight/domain';

import { retryAfterOf, statusOf } from '../shared/index.ts';
import { authHintText, readAuthHint } from './authHint.ts';
import type {
  KeyValueStorage,
  LockPort,
  SessionUser,
  SpentTokens,
  StoredTokens,
  TokenPair,
} from './ports.ts';

/** Dependencies of the token store. */
export interface TokenStorePorts {
  /** Local storage, or `null` where there is none. */
  storage: KeyValueStorage | null;
  lock: LockPort;
  /** Default: storage is assumed to be in step with the lock. */
  spent?: SpentTokens | undefined;
  /** Milliseconds since 1970. */
  now(): number;
  refreshTokens(refreshToken: string): Promise<TokenPair>;
  /** Called once, when storage turns out to be blocked and tokens live in memory only. */
  onBlocked?(): void;
}

/** Stores the tokens and renews them: one call in flight for all callers and tabs. */
export interface TokenStore {
  /** A token to send, renewed first when it is about to expire; `null` when signed out. */
  getToken(): Promise<string | null>;
  /** Whether the stored token can be sent as it is. */
  hasUsableToken(): boolean;
  /**
   * Renews after a token was rejected. All callers share one call.
   *
   * @param rejected the rejected token; default: the stored one.
   * @returns the new token, or `null` when the session has ended or belongs to another user now.
   * @throws the call's error when it got no verdict (offline, timeout, 5xx): the user stays signed in.
   */
  refresh(rejected?: string | null): Promise<string | null>;
  /** The user of the stored tokens. */
  user(): SessionUser | null;
  tokens(): StoredTokens;
  store(pair: TokenPair, user?: SessionUser): void;
  /**
   * Stores what a response said about the user, overriding the claims. A renewal requested before that does not count
   * as one, since its token may have old claims.
   */
  remember(user: SessionUser): void;
  clear(): void;
  /** Whether the server ended the session here, rather than another tab or the user. */
  hasEnded(): boolean;
}

const lockName = 'session-refresh';
/** Only these refresh responses end a session. */
const endingStatuses: readonly (number | undefined)[] = [400, 401, 403];
/** The longest pause after a `Retry-After`, so that the wait is short once the server recovers. */
const patienceMs = 60_000;

/** Stores the session's tokens in the storage that all tabs share. */
export function createTokenStore(ports: TokenStorePorts): TokenStore {
  const memory = new Map<string, string>();
  let { storage } = ports;
  let told = false;
  let pending: Promise<string | null> | null = null;
  /** Incremented by every sign-in and sign-out, so that a late response is detected. */
  let epoch = 0;
  /** A token from the server that looks expired by the local clock: the server is right. */
  let trusted: string | null = null;
  /** Whether the server ended the session. */
  let ended = false;
  /** Whether the user has changed since the last token request. */
  let isOutdated = false;
  /** How many ms the local clock is ahead of the server's, measured from the newest token. */
  let ahead = 0;
  /** The last failure with a `Retry-After`, and until when (ms since 1970) all callers get it. */
  let pause: { error: unknown; until: number } | null = null;

  function fallBack(): void {
    storage = null;
    if (told) return;
    told = true;
    ports.onBlocked?.();
  }

  function attempt<Result>(stored: (from: KeyValueStorage) => Result, kept: () => Result): Result {
    try {
      if (storage !== null) return stored(storage);
    } catch {
      // Falls through to memory.
    }
    fallBack();
    return kept();
  }

  const get = (key: string): string | null =>
    attempt(
      (from) => from.getItem(key),
      () => memory.get(key) ?? null,
    );

  function set(key: string, value: string): void {
    memory.set(key, value);
    attempt(
      (to) => to.setItem(key, value),
      () => undefined,
    );
  }

  function remove(key: string): void {
    memory.delete(key);
    attempt(
      (from) => from.removeItem(key),
      () => undefined,
    );
  }

  const tokens = (): StoredTokens => ({
    token: get(storageKeys.token),
    refresh_token: get(storageKeys.refreshToken),
  });

  /** Stores new tokens from the server and measures the clock offset. */
  function save(pair: TokenPair): void {
    set(storageKeys.token, pair.token);
    set(storageKeys.refreshToken, pair.refresh_token);
    const issued = decodeToken(pair.token)?.iat;
    if (issued !== undefined) ahead = ports.now() - issued * 1000;
    adopt(pair.token);
    ended = false;
  }

  function erase(): void {
    epoch += 1;
    trusted = null;
    pause = null;
    ended = false;
    isOutdated = false;
    for (const key of Object.values(storageKeys)) remove(key);
  }

  /** The user according to the stored token's claims. */
  function claimed(): SessionUser | null {
    const claims = decodeToken(tokens().token);
    if (claims === undefined) return null;
    const { user_id: id, email, name, verified, active, admin, suspended } = claims;
    return { id, email, name, verified, active, admin, suspended };
  }

  function user(): SessionUser | null {
    const person = claimed();
    if (person === null) return null;
    const hint = readAuthHint({ getItem: get });
    return hint?.id === person.id ? { ...hint, ...person } : person;
  }

  function keep(known: SessionUser): void {
    set(storageKeys.auth, authHintText(known));
  }

  function remember(known: SessionUser): void {
    const told = new Map<string, unknown>(Object.entries(known));
    isOutdated ||= Object.entries(claimed() ?? {}).some(([key, value]) => told.get(key) !== value);
    keep(known);
  }

  const looksOld = (token: string | null): boolean => isTokenExpired(token, ports.now() - ahead);

  function isUsable(token: string | null): token is string {
    if (token === null || decodeToken(token) === undefined) return false;
    return token === trusted || !looksOld(token);
  }

  function adopt(token: string | null): string | null {
    trusted = looksOld(token) ? token : null;
    return token;
  }

  /** The stored tokens, after waiting for the replacement of a spent refresh token. */
  async function latest(): Promise<StoredTokens> {
    await ports.spent?.caughtUp(() => tokens().refresh_token);
    return tokens();
  }

  async function renew(rejected: string | null): Promise<string | null> {
    const before = await latest();
    if (before.refresh_token === null) {
      erase();
      ended = before.token !== null;
      return null;
    }
    // Another tab, or an earlier caller here, has already renewed.
    if (!isOutdated && before.token !== rejected && decodeToken(before.token) !== undefined) {
      return adopt(before.token);
    }
    // A clock that was set back must not extend the pause.
    const left = (pause?.until ?? 0) - ports.now();
    if (pause !== null && left > 0 && left <= patienceMs) throw pause.error;
    const startedIn = epoch;
    isOutdated = false;
    const answer = await ports.refreshTokens(before.refresh_token).then(
      (pair) => ({ pair }),
      (error: unknown) => ({ error }),
    );
    const after = await latest();
    // Signed in or out meanwhile, here or in another tab: that is newer than this response.
    if (epoch !== startedIn || after.refresh_token !== before.refresh_token) return adopt(after.token);
    if ('pair' in answer) {
      save(answer.pair);
      const known = user();
      if (known !== null && !isOutdated) keep(known);
      await ports.spent?.add(before.refresh_token);
      // Not the response's token: the user may have signed out during the await.
      return tokens().token;
    }
    if (!endingStatuses.includes(statusOf(answer.error))) {
      const waitMs = (retryAfterOf(answer.error) ?? 0) * 1000;
      pause = { error: answer.error, until: ports.now() + Math.min(waitMs, patienceMs) };
      throw answer.error;
    }
    erase();
    ended = true;
    await ports.spent?.add(before.refresh_token);
    return null;
  }

  async function refresh(rejected: string | null = tokens().token): Promise<string | null> {
    pending ??= ports
      .lock(lockName, () => renew(rejected))
      .finally(() => {
        pending = null;
      });
    const token = await pending;
    if (isOutdated) return refresh(rejected);
    // A request of one user must not be repeated for another.
    const [asked, holds] = [decodeToken(rejected)?.user_id, decodeToken(token)?.user_id];
    return asked !== undefined && asked !== holds ? null : token;
  }

  return {
    async getToken() {
      const { token, refresh_token: refreshToken } = tokens();
      if (token === null && refreshToken === null) return null;
      return isUsable(token) ? token : refresh(token);
    },
    hasUsableToken: () => isUsable(tokens().token),
    refresh,
    user,
    tokens,
    store(pair, known) {
      epoch += 1;
      pause = null;
      isOutdated = false;
      save(pair);
      if (known !== undefined) keep(known);
    },
    remember,
    clear: erase,
    hasEnded: () => ended,
  };
}
