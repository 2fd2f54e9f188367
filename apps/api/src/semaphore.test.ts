import { expect, test } from 'vitest';

import { CrowdedError, createSemaphore } from './semaphore.ts';

/** A task that ends when told to. */
function heldTask(log: string[], name: string) {
  let finish: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return {
    finish,
    run: async () => {
      log.push(`${name} starts`);
      await held;
      log.push(`${name} ends`);
      return name;
    },
  };
}

test('runs no more tasks at once than it has permits, in the order of arrival', async () => {
  const log: string[] = [];
  const semaphore = createSemaphore(2);
  const tasks = ['a', 'b', 'c'].map((name) => heldTask(log, name));
  const results = tasks.map((task) => semaphore.run(task.run));
  expect(log).toEqual(['a starts', 'b starts']);
  tasks[1]?.finish();
  expect(await results[1]).toBe('b');
  await Promise.resolve();
  expect(log).toEqual(['a starts', 'b starts', 'b ends', 'c starts']);
  tasks[0]?.finish();
  tasks[2]?.finish();
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c']);
});

test('a failing task releases its permit to the next', async () => {
  const semaphore = createSemaphore(1);
  const failing = semaphore.run(() => Promise.reject(new Error('no')));
  const next = semaphore.run(() => Promise.resolve('yes'));
  await expect(failing).rejects.toThrow('no');
  await expect(next).resolves.toBe('yes');
});

test('lets only so many wait', async () => {
  const semaphore = createSemaphore(1, 1);
  const task = heldTask([], 'a');
  const [first, second] = [semaphore.run(task.run), semaphore.run(() => Promise.resolve('b'))];
  await expect(semaphore.run(() => Promise.resolve('c'))).rejects.toThrow(CrowdedError);
  task.finish();
  expect(await Promise.all([first, second])).toEqual(['a', 'b']);
});
