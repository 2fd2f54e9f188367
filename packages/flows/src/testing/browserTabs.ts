import type { AuthAnswer, TokenClaims } from '@porchlight/domain';

import type { KeyValueStorage, LockPort, SessionApi, TokenPair } from '../session/index.ts';
import { ana } from './people.ts';

/** A readable token that is never checked: what a client can make of one. */
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

/** Local storage that several tabs share. */
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
export function sharedLock(): LockPort {
  let tail: Promise<unknown> = Promise.resolve();
  return (_name, run) => {
    const turn = tail.then(run, run);
    tail = turn.catch(() => undefined);
    return turn;
  };
}

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
    return { token: tokenFor({ serial, exp: seconds.now + lifetimeSeconds }), refresh_token: valid };
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
  return { api, refreshes, logouts, seconds, state };
}
