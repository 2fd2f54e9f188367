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

/** What the token store takes from outside. */
export interface TokenStorePorts {
  /** Local storage, or `null` where there is none. */
  storage: KeyValueStorage | null;
  lock: LockPort;
  /** Default: storage is taken to be in step with the lock. */
  spent?: SpentTokens | undefined;
  /** Milliseconds since 1970. */
  now(): number;
  refreshTokens(refreshToken: string): Promise<TokenPair>;
  /** Called once, when storage turns out to be blocked and tokens live in memory only. */
  onBlocked?(): void;
}

/** Holds the tokens and renews them: one call in flight, whoever waits and in however many tabs. */
export interface TokenStore {
  /** A token to send, renewed first when it is about to run out; `null` when signed out. */
  getToken(): Promise<string | null>;
  /** Whether the stored token may be sent as it is. */
  hasUsableToken(): boolean;
  /**
   * Renews after a token was rejected. All callers share one call.
   *
   * @param rejected the token that did not work; default: the stored one.
   * @returns the new token, or `null` when the session has ended, or has become another person's in another tab.
   * @throws whatever the call threw when there was no verdict (offline, timeout, 5xx): no one is signed out.
   */
  refresh(rejected?: string | null): Promise<string | null>;
  /** Who the stored tokens belong to. */
  user(): SessionUser | null;
  tokens(): StoredTokens;
  store(pair: TokenPair, user?: SessionUser): void;
  /**
   * Keeps what the server has just said about the person, beyond the claims and against them: a renewal that was asked for
   * before does not count as one, as its token may name them as they were.
   */
  remember(user: SessionUser): void;
  clear(): void;
  /** Whether the server has ended the session here, rather than another tab or the person. */
  hasEnded(): boolean;
}

const lockName = 'session-refresh';
/** Only these answers to a refresh end a session. */
const endingStatuses: readonly (number | undefined)[] = [400, 401, 403];
/** The longest that a server which asks to be left alone is not asked: no one waits for long once it is well again. */
const patienceMs = 60_000;

/** Keeps the tokens of the session in the storage that all tabs share. */
export function createTokenStore(ports: TokenStorePorts): TokenStore {
  const memory = new Map<string, string>();
  let { storage } = ports;
  let told = false;
  let pending: Promise<string | null> | null = null;
  /** Rises with every sign-in and sign-out, so that a late answer knows it is late. */
  let epoch = 0;
  /** A token the server gave us although our clock says it is over: the server is right. */
  let trusted: string | null = null;
  /** Whether the server turned us away. */
  let ended = false;
  /** Whether the person has changed since a token was last asked for. */
  let isOutdated = false;
  /** By how many ms our clock is ahead of the server's, as the newest token said when it came. */
  let ahead = 0;
  /** The last failure that came with a time to wait, and until when (ms since 1970) it is the answer to everyone. */
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

  /** Keeps tokens fresh from the server, and sets our idea of its clock by them. */
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

  /** The person as the stored token names them. */
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

  /** The stored tokens, once no tab has used up the refresh token among them. */
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
    // Another tab, or an earlier caller of this one, has already done it.
    if (!isOutdated && before.token !== rejected && decodeToken(before.token) !== undefined) {
      return adopt(before.token);
    }
    // A clock that was set back must not make it longer.
    const left = (pause?.until ?? 0) - ports.now();
    if (pause !== null && left > 0 && left <= patienceMs) throw pause.error;
    const startedIn = epoch;
    isOutdated = false;
    const answer = await ports.refreshTokens(before.refresh_token).then(
      (pair) => ({ pair }),
      (error: unknown) => ({ error }),
    );
    const after = await latest();
    // Signed in or out meanwhile, here or elsewhere: that is newer than this answer.
    if (epoch !== startedIn || after.refresh_token !== before.refresh_token) return adopt(after.token);
    if ('pair' in answer) {
      save(answer.pair);
      const known = user();
      if (known !== null && !isOutdated) keep(known);
      await ports.spent?.add(before.refresh_token);
      // Not the answer's: the person may have left while the other tabs were told.
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
    // What one person has asked for must not be asked again in the name of another.
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
