import { expect, test } from 'vitest';
import { createByteBudget } from './budget.ts';

test('uploads beyond the budget are asked to come back, until others are done', async () => {
  const budget = createByteBudget(100);
  let finish: () => void = () => {};
  const first = budget.hold('60', () => new Promise<string>((resolve) => (finish = () => resolve('first'))));
  await expect(budget.hold('41', async () => 'second')).rejects.toMatchObject({
    status: 503,
    headers: { 'retry-after': '5' },
  });
  expect(await budget.hold('40', async () => 'third')).toBe('third');
  finish();
  expect(await first).toBe('first');
  expect(await budget.hold('100', async () => 'fourth')).toBe('fourth');
});

test('an upload that does not tell its size counts as the largest; one that fails is let go', async () => {
  const budget = createByteBudget(100);
  await expect(budget.hold(undefined, async () => 'any')).rejects.toMatchObject({ status: 503 });
  await expect(budget.hold('-5', async () => 'any')).rejects.toMatchObject({ status: 503 });
  await expect(budget.hold('90', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await budget.hold('90', async () => 'next')).toBe('next');
});
