import { decodeToken, storageKeys, type AuthAnswer, type TokenClaims } from '@porchlight/domain';

import {
  createSession,
  webLock,
  webSpentTokens,
  type KeyValueStorage,
  type LockPort,
  type Session,
  type SessionApi,
  type SessionPorts,
  type TokenPair,
  type WebLocks,
} from '../session/index.ts';
import { ana } from './people.ts';

/** A decodable token with an unchecked signature, as clients see one. */
export function tokenFor(claims: Partial<TokenClaims> & { serial?: number } = {}): string {
  const { serial = 0, ...rest } = claims;
  const payload = {
    user_id: ana.id,
    email: ana.email,
    name: ana.name,
    verified: true,
    active: true,
    exp: 3600,
    serial,
    ...rest,
  };
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${encode({ alg: 'none' })}.${encode(payload)}.signature`;
}

/** Local storage shared by several tabs. */
export function sharedStorage(entries: Record<string, string> = {}): KeyValueStorage & {
  entries: Map<string, string>;
} {
  const map = new Map(Object.entries(entries));
  return {
    entries: map,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
}

/**
 * Local storage of tabs in different processes: a tab sees its own writes at once, and the others' when they arrive.
 */
export function laggingStorage(count: number, entries: Record<string, string> = {}) {
  const tabs = Array.from({ length: count }, () => ({
    seen: new Map(Object.entries(entries)),
    underway: [] as (readonly [key: string, value: string | null])[],
  }));
  return tabs.map((tab) => {
    const write = (key: string, value: string | null): void => {
      for (const each of tabs) each.underway.push([key, value]);
      arrive(tab.seen, key, value);
      // A tab's own write is no news to it.
      tab.underway.pop();
    };
    return {
      getItem: (key: string) => tab.seen.get(key) ?? null,
      setItem: write,
      removeItem: (key: string) => write(key, null),
      /** Delivers all pending writes. Returns whether there were any. */
      catchUp(): boolean {
        const news = tab.underway.splice(0);
        for (const [key, value] of news) arrive(tab.seen, key, value);
        return news.length > 0;
      },
    };
  });
}

function arrive(seen: Map<string, string>, key: string, value: string | null): void {
  if (value === null) seen.delete(key);
  else seen.set(key, value);
}

/** Storage of a browser that blocks it. */
export const blockedStorage: KeyValueStorage = {
  getItem: () => refuse(),
  setItem: () => refuse(),
  removeItem: () => refuse(),
};

function refuse(): never {
  throw new Error('Storage is blocked');
}

/** Web Locks as tabs see them: first come, first served. */
export function sharedLocks(): WebLocks {
  const tails = new Map<string, Promise<unknown>>();
  const held: { name: string }[] = [];
  return {
    request(name, { mode }, run) {
      const hold = async () => {
        const lock = { name };
        held.push(lock);
        try {
          return await run();
        } finally {
          held.splice(held.indexOf(lock), 1);
        }
      };
      if (mode === 'shared') return hold();
      const turn = (tails.get(name) ?? Promise.resolve()).then(hold);
      tails.set(
        name,
        turn.catch(() => undefined),
      );
      return turn;
    },
    query: () => Promise.resolve({ held: [...held] }),
  };
}

/** A lock shared by tabs, for tests that need nothing else of it. */
export const sharedLock = (): LockPort => webLock(sharedLocks());

/** A server that rotates refresh tokens: each works once. `fail` makes the next refreshes fail. */
export function rotatingServer(lifetimeSeconds = 3600) {
  let serial = 0;
  let valid: string | null = 'refresh-0';
  const seconds = { now: 0 };
  const refreshes: string[] = [];
  const logouts: string[] = [];
  const state = { failWith: null as unknown };

  function issue(): TokenPair {
    serial += 1;
    valid = `refresh-${serial}`;
    return {
      token: tokenFor({ serial, iat: seconds.now, exp: seconds.now + lifetimeSeconds }),
      refresh_token: valid,
    };
  }
  function enter(password: string): Promise<AuthAnswer> {
    if (password !== 'Porchlight1') {
      return Promise.reject(Object.assign(new Error('HTTP 401'), { status: 401 }));
    }
    return Promise.resolve({ ...issue(), user: ana });
  }
  const api: SessionApi = {
    login: ({ password }) => enter(password),
    register: ({ password }) => enter(password),
    async refresh(refreshToken) {
      refreshes.push(refreshToken);
      await Promise.resolve();
      if (state.failWith !== null) throw state.failWith;
      if (refreshToken !== valid) throw Object.assign(new Error('HTTP 401'), { status: 401 });
      return issue();
    },
    logout(refreshToken) {
      logouts.push(refreshToken);
      valid = null;
      return Promise.reject(new Error('offline'));
    },
  };
  /** Whether the server accepts this token, by its own clock. */
  const accepts = (token: string | null): boolean => (decodeToken(token)?.exp ?? 0) > seconds.now;
  return { api, accepts, refreshes, logouts, seconds, state };
}

type Server = ReturnType<typeof rotatingServer>;

/** A browser tab, with a function that signals another tab's write to storage. */
export interface Tab extends Session {
  storageChanged(): void;
}

/** A newly opened tab. Its clock is the server's unless `ports` say otherwise. */
export function tab(server: Server, storage: KeyValueStorage | null, ports: Partial<SessionPorts> = {}): Tab {
  let listener = (): void => undefined;
  const session = createSession({
    api: server.api,
    storage,
    lock: sharedLock(),
    now: () => server.seconds.now * 1000,
    onStorageChange(next) {
      listener = next;
      return () => (listener = () => undefined);
    },
    ...ports,
  });
  session.start();
  return { ...session, storageChanged: () => listener() };
}

/** Storage entries of a signed-in user. */
export const stored = (token: string, refreshToken = 'refresh-0') => ({
  [storageKeys.token]: token,
  [storageKeys.refreshToken]: refreshToken,
});

/** Tabs in separate processes: a write reaches the others late, when `catchUp` delivers it or when they wait for it. */
export function laggingTabs(server: Server, count: number, ports: Partial<SessionPorts> = {}) {
  const locks = sharedLocks();
  return laggingStorage(count, stored(tokenFor())).map((storage) => {
    const catchUp = (): void => {
      if (storage.catchUp()) opened.storageChanged();
    };
    const spent = webSpentTokens({
      locks,
      // Short waits are for pending writes; the long one holds a lock name, here forever.
      wait: (ms) => (ms < 1000 ? Promise.resolve().then(catchUp) : new Promise(() => undefined)),
    });
    const opened = tab(server, storage, { lock: webLock(locks), spent, ...ports });
    return { ...opened, storage, catchUp };
  });
}
