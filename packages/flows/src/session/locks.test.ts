import { describe, expect, test, vi } from 'vitest';
import { SimulatedClock } from 'xstate';

import { blockedStorage, sharedLocks, sharedStorage } from '../testing/browserTabs.ts';
import { settle } from '../testing/harness.ts';
import { storageLock, webLock, webSpentTokens, type SpentTokens, type WebLocks } from './index.ts';

/** A clock that advances on demand, ten milliseconds at a time. */
function turns() {
  const clock = new SimulatedClock();
  return {
    now: () => clock.now(),
    wait: (ms: number) => new Promise<void>((resolve) => void clock.setTimeout(() => resolve(), ms)),
    pass: async (ms: number): Promise<void> => {
      for (let waited = 0; waited < ms; waited += 10) {
        await settle();
        clock.increment(10);
      }
      await settle();
    },
  };
}

function tabs(count: number) {
  const { now, wait, pass } = turns();
  const storage = sharedStorage();
  let ids = 0;
  const locks = Array.from({ length: count }, () =>
    storageLock({ storage, now, wait, newId: () => `tab-${(ids += 1)}` }),
  );
  return { storage, locks, pass };
}

test('runs one job at a time, all jobs in the end, and leaves nothing behind', async () => {
  const { storage, locks, pass } = tabs(4);
  let inside = 0;
  let most = 0;
  const release: (() => void)[] = [];
  const done = locks.map((lock) =>
    lock('refresh', async () => {
      inside += 1;
      most = Math.max(most, inside);
      await new Promise<void>((resolve) => void release.push(resolve));
      inside -= 1;
    }),
  );
  for (let turn = 0; turn < locks.length; turn += 1) {
    await pass(200);
    expect(inside).toBe(1);
    release.at(-1)?.();
  }
  await Promise.all(done);
  expect(most).toBe(1);
  expect(storage.entries.size).toBe(0);
});

test('waits 15 s for a holder that died, and not longer', async () => {
  const { storage, locks, pass } = tabs(1);
  storage.setItem('lock:refresh', 'gone|15000');
  let isInside = false;
  void locks[0]?.('refresh', async () => {
    isInside = true;
    await Promise.resolve();
  });
  await pass(14_900);
  expect(isInside).toBe(false);
  await pass(300);
  expect(isInside).toBe(true);
});

test('ignores a claim that cannot be read', async () => {
  const { storage, locks, pass } = tabs(1);
  storage.setItem('lock:refresh', 'what');
  const result = locks[0]?.('refresh', () => Promise.resolve('in'));
  await pass(50);
  expect(await result).toBe('in');
});

test('a failing job releases the lock', async () => {
  const { storage, locks, pass } = tabs(1);
  const failing = locks[0]?.('refresh', () => Promise.reject(new Error('offline')));
  const outcome = expect(failing).rejects.toThrow('offline');
  await pass(50);
  await outcome;
  expect(storage.entries.size).toBe(0);
});

test('without storage the job runs without a lock', async () => {
  const lock = storageLock({
    storage: blockedStorage,
    now: () => 0,
    wait: () => Promise.resolve(),
    newId: () => 'only',
  });
  expect(await lock('refresh', () => Promise.resolve(1))).toBe(1);
});

describe("the browser's Web Locks", () => {
  test('are requested by name, one job at a time', async () => {
    const lock = webLock(sharedLocks());
    const done: string[] = [];
    const job = (name: string) => async () => {
      done.push(`${name} in`);
      await Promise.resolve();
      done.push(`${name} out`);
    };
    await Promise.all([lock('refresh', job('a')), lock('refresh', job('b')), lock('other', job('c'))]);
    expect(done.indexOf('b in')).toBeGreaterThan(done.indexOf('a out'));
    expect(done.indexOf('c in')).toBeLessThan(done.indexOf('a out'));
  });

  test('where they are rejected the job runs without a lock, once', async () => {
    const refusing: WebLocks = {
      request: () => Promise.reject(new Error('SecurityError')),
      query: () => Promise.reject(new Error('SecurityError')),
    };
    const run = vi.fn(() => Promise.resolve(1));
    expect(await webLock(refusing)('refresh', run)).toBe(1);
    expect(run).toHaveBeenCalledOnce();
    const spent = webSpentTokens({ locks: refusing, wait: () => Promise.resolve() });
    await spent.add('refresh-0');
    await spent.caughtUp(() => 'refresh-0');
  });

  test('a job that fails is not run again', async () => {
    const run = vi.fn(() => Promise.reject(new Error('offline')));
    await expect(webLock(sharedLocks())('refresh', run)).rejects.toThrow('offline');
    expect(run).toHaveBeenCalledOnce();
  });
});

describe('spent tokens', () => {
  function world() {
    const locks = sharedLocks();
    const { wait, pass } = turns();
    return { here: webSpentTokens({ locks, wait }), there: webSpentTokens({ locks, wait }), pass };
  }

  /** Whether waiting for `read` to return an unspent token is over. */
  function waiting(spent: SpentTokens, read: () => string | null) {
    const state = { isOver: false };
    void spent.caughtUp(read).then(() => (state.isOver = true));
    return state;
  }

  test('a tab that sees one waits until the new token arrives', async () => {
    const { here, there, pass } = world();
    await there.add('refresh-0');
    let stored = 'refresh-0';
    const wait = waiting(here, () => stored);
    await pass(1000);
    expect(wait.isOver).toBe(false);
    stored = 'refresh-1';
    await pass(20);
    expect(wait.isOver).toBe(true);
  });

  test.each(['refresh-1', null])('a tab that sees %s continues at once', async (stored) => {
    const { here, there, pass } = world();
    await there.add('refresh-0');
    const wait = waiting(here, () => stored);
    await pass(0);
    expect(wait.isOver).toBe(true);
  });

  test('the wait is limited: the tab that spent it may have died before it wrote', async () => {
    const { here, there, pass } = world();
    await there.add('refresh-0');
    const wait = waiting(here, () => 'refresh-0');
    await pass(4900);
    expect(wait.isOver).toBe(false);
    await pass(200);
    expect(wait.isOver).toBe(true);
  });

  test.each([
    { after: 9990, isOver: false },
    { after: 10_000, isOver: true },
  ])('two tabs may spend one token; forgotten after $after ms: $isOver', async ({ after, isOver }) => {
    const { here, there, pass } = world();
    await Promise.all([here.add('refresh-0'), there.add('refresh-0')]);
    await pass(after);
    const wait = waiting(here, () => 'refresh-0');
    await pass(0);
    expect(wait.isOver).toBe(isOver);
  });
});
