import { expect, test } from 'vitest';
import { SimulatedClock } from 'xstate';

import { blockedStorage, sharedStorage } from '../testing/browserTabs.ts';
import { settle } from '../testing/harness.ts';
import { storageLock, webLock } from './index.ts';

function tabs(count: number) {
  const clock = new SimulatedClock();
  const storage = sharedStorage();
  let ids = 0;
  const locks = Array.from({ length: count }, () =>
    storageLock({
      storage,
      now: () => clock.now(),
      wait: (ms) => new Promise((resolve) => void clock.setTimeout(() => resolve(), ms)),
      newId: () => `tab-${(ids += 1)}`,
    }),
  );
  async function pass(ms: number): Promise<void> {
    for (let waited = 0; waited < ms; waited += 10) {
      await settle();
      clock.increment(10);
    }
    await settle();
  }
  return { clock, storage, locks, pass };
}

test('one at a time, everyone in the end, and nothing is left behind', async () => {
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

test('a holder that died is waited for 15 s and not longer', async () => {
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

test('a claim that cannot be read is no claim', async () => {
  const { storage, locks, pass } = tabs(1);
  storage.setItem('lock:refresh', 'what');
  const result = locks[0]?.('refresh', () => Promise.resolve('in'));
  await pass(50);
  expect(await result).toBe('in');
});

test('a failing job lets go of the lock', async () => {
  const { storage, locks, pass } = tabs(1);
  const failing = locks[0]?.('refresh', () => Promise.reject(new Error('offline')));
  const outcome = expect(failing).rejects.toThrow('offline');
  await pass(50);
  await outcome;
  expect(storage.entries.size).toBe(0);
});

test('without storage the job simply runs', async () => {
  const lock = storageLock({
    storage: blockedStorage,
    now: () => 0,
    wait: () => Promise.resolve(),
    newId: () => 'only',
  });
  expect(await lock('refresh', () => Promise.resolve(1))).toBe(1);
});

test("the browser's own locks are asked by name", async () => {
  const names: string[] = [];
  const lock = webLock({
    request: (name, run) => {
      names.push(name);
      return run();
    },
  });
  expect(await lock('refresh', () => Promise.resolve(1))).toBe(1);
  expect(names).toEqual(['refresh']);
});
