import { expect, test } from 'vitest';
import type { BodyWatcher } from '../../platform/http/index.ts';
import { createUploads } from './receiving.ts';

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Uploads that stay in memory until the test ends them, and which of them are in memory. */
function heldUploads(bytes: number) {
  const uploads = createUploads({ bytes, turns: { atOnce: 9, atOncePerKey: 2, waitingMax: 0 } });
  const watchers = new Map<string, BodyWatcher>();
  const log: string[] = [];
  return {
    log,
    async start(name: string) {
      const hold = (watcher: BodyWatcher): Promise<void> => {
        watchers.set(name, watcher);
        return new Promise((_resolve, reject) =>
          watcher.signal.addEventListener('abort', () => reject(watcher.signal.reason)),
        );
      };
      uploads
        .run({ key: name.replace(/\d+$/, '') }, hold)
        .catch((error: unknown) => log.push(`${name} ${(error as { status: number }).status}`));
      await settle();
    },
    async receive(name: string, size: number) {
      watchers.get(name)?.arrived(size);
      await settle();
    },
  };
}

test.each([
  ['silent uploads hold no memory', ['a1 0', 'a2 0', 'b1 100'], []],
  ['the account that holds most of a full memory gives way', ['a1 40', 'a2 30', 'b1 60'], ['a1 503']],
  ['and of its uploads the largest', ['a1 30', 'a2 40', 'b1 60'], ['a2 503']],
  ['also where it is the one that grows', ['a1 40', 'b1 30', 'c1 20', 'a2 20'], ['a1 503']],
  ['as many as it takes', ['a1 50', 'b1 50', 'c1 60'], ['c1 503']],
  ['one above the whole memory', ['a1 10', 'b1 101'], ['b1 503']],
] as const)('%s', async (_name, arrivals, ended) => {
  const uploads = heldUploads(100);
  for (const arrival of arrivals) {
    const [name = '', size] = arrival.split(' ');
    await uploads.start(name);
    await uploads.receive(name, Number(size));
  }
  expect(uploads.log).toEqual(ended);
});

test('an account holds two places, and another account gets its own', async () => {
  const uploads = heldUploads(100);
  for (const name of ['a1', 'a2', 'a3', 'b1']) await uploads.start(name);
  expect(uploads.log).toEqual(['a3 503']);
});

test('an upload that ends, successfully or not, makes room for the next', async () => {
  const uploads = createUploads({ bytes: 100, turns: { atOnce: 1, waitingMax: 0 } });
  const who = { key: 'a' };
  const receive = async ({ arrived }: BodyWatcher): Promise<string> => {
    arrived(90);
    return 'received';
  };
  await expect(uploads.run(who, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await uploads.run(who, receive)).toBe('received');
  expect(await uploads.run(who, receive)).toBe('received');
});

test('gets a Retry-After', async () => {
  const uploads = createUploads({ bytes: 1, turns: { atOnce: 0, waitingMax: 0 } });
  await expect(uploads.run({ key: 'a' }, async () => 'any')).rejects.toMatchObject({
    status: 503,
    code: 'busy',
    headers: { 'retry-after': '5' },
  });
});
