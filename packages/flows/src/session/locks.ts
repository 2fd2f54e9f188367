import type { KeyValueStorage, LockPort, SpentTokens } from './ports.ts';

/** The part of `navigator.locks` that is used. */
export interface WebLocks {
  request<Result>(
    name: string,
    options: { mode: 'exclusive' | 'shared' },
    run: () => Promise<Result>,
  ): Promise<Result>;
  query(): Promise<{ held?: readonly { name?: string }[] }>;
}

/**
 * A lock across all tabs, using the browser's Web Locks. Where the browser rejects it (blocked storage), the job runs
 * without a lock.
 */
export function webLock(locks: WebLocks): LockPort {
  return async <Result>(name: string, run: () => Promise<Result>): Promise<Result> => {
    let isOurs = false;
    const start = (): Promise<Result> => {
      isOurs = true;
      return run();
    };
    try {
      return await locks.request(name, { mode: 'exclusive' }, start);
    } catch (error) {
      // An error of the job is passed on; anything else means that no lock is available.
      if (isOurs) throw error;
      return start();
    }
  };
}

/** How long a token is known to be spent: longer than any write takes to reach the other tabs. */
const spentMs = 10_000;
/** How long a tab waits for the token that replaces a spent one. */
const patienceMs = 5000;
const lookAgainMs = 10;

/** Dependencies of the spent-token memory. */
export interface SpentTokensPorts {
  locks: WebLocks;
  wait: (ms: number) => Promise<void>;
}

/**
 * Records spent tokens as held lock names. The browser grants locks in one order for all tabs, so a name taken before
 * the renewal's lock is released is visible to the next holder.
 */
export function webSpentTokens({ locks, wait }: SpentTokensPorts): SpentTokens {
  const nameOf = (refreshToken: string): string => `session-spent:${refreshToken}`;

  async function isSpent(refreshToken: string): Promise<boolean> {
    const { held = [] } = await locks.query();
    return held.some(({ name }) => name === nameOf(refreshToken));
  }

  return {
    add: (refreshToken) =>
      new Promise<void>((resolve) => {
        const keep = (): Promise<void> => {
          resolve();
          return wait(spentMs);
        };
        // Rejected: the other tabs learn it from the server, as without this.
        locks.request(nameOf(refreshToken), { mode: 'shared' }, keep).catch(() => resolve());
      }),
    async caughtUp(read) {
      try {
        for (let waited = 0; waited < patienceMs; waited += lookAgainMs) {
          const refreshToken = read();
          if (refreshToken === null || !(await isSpent(refreshToken))) return;
          await wait(lookAgainMs);
        }
      } catch {
        // Without locks there is nothing to wait for.
      }
    },
  };
}

/** Dependencies of a lock in shared storage, for browsers without Web Locks. */
export interface StorageLockPorts {
  /** Shared by the tabs: local storage. */
  storage: KeyValueStorage;
  /** Milliseconds since 1970. */
  now: () => number;
  wait: (ms: number) => Promise<void>;
  /** A unique name per attempt, different in every tab. */
  newId: () => string;
}

/** A holder that has not finished after this long counts as dead. Longer than any refresh call. */
const holdMs = 15_000;
/** Time between writing the claim and trusting it, so that a rival's write becomes visible. */
const settleMs = 20;
const retryMs = 50;

interface Claim {
  owner: string;
  until: number;
}

function parseClaim(text: string | null): Claim | null {
  if (text === null) return null;
  const [owner, until] = text.split('|');
  const time = Number(until);
  return owner === undefined || !Number.isFinite(time) ? null : { owner, until: time };
}

/**
 * A mutex in local storage, for browsers without Web Locks: write a claim, let rivals settle, read back. When storage
 * is blocked the job runs without a lock.
 */
export function storageLock({ storage, now, wait, newId }: StorageLockPorts): LockPort {
  async function acquire(key: string, owner: string): Promise<void> {
    for (;;) {
      const held = parseClaim(storage.getItem(key));
      if (held === null || held.until <= now()) {
        storage.setItem(key, `${owner}|${now() + holdMs}`);
        await wait(settleMs);
        if (parseClaim(storage.getItem(key))?.owner === owner) return;
      } else {
        await wait(retryMs);
      }
    }
  }

  return async (name, run) => {
    const key = `lock:${name}`;
    const owner = newId();
    try {
      await acquire(key, owner);
    } catch {
      return run();
    }
    try {
      return await run();
    } finally {
      try {
        if (parseClaim(storage.getItem(key))?.owner === owner) storage.removeItem(key);
      } catch {
        // Storage was blocked in the meantime: the claim expires.
      }
    }
  };
}
