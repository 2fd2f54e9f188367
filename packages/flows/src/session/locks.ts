import type { KeyValueStorage, LockPort } from './ports.ts';

/** The part of `navigator.locks` that is used. */
export interface WebLocks {
  request<Result>(name: string, run: () => Promise<Result>): Promise<Result>;
}

/** A lock over all tabs, kept by the browser itself. */
export function webLock(locks: WebLocks): LockPort {
  return (name, run) => locks.request(name, run);
}

export interface StorageLockPorts {
  /** Shared by the tabs: local storage. */
  storage: KeyValueStorage;
  /** Milliseconds since 1970. */
  now: () => number;
  wait: (ms: number) => Promise<void>;
  /** A name for one attempt, different in every tab. */
  newId: () => string;
}

/** A holder that has not finished after this long is taken for dead. Longer than any refresh call. */
const holdMs = 15_000;
/** Between writing the claim and believing it: time for a rival's write to show. */
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
 * A mutex in local storage, for browsers without Web Locks: claim, let rivals settle, read back.
 * When storage is blocked there is nothing to share and the job simply runs.
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
        // Blocked since: the claim runs out by itself.
      }
    }
  };
}
