import { expect, test } from 'vitest';
import { limitInFlightBytes } from './inFlightUploads.ts';

test('uploads beyond the limit are asked to come back, until others are done', async () => {
  const uploads = limitInFlightBytes(100);
  let finish: () => void = () => {};
  const first = uploads.run('60', () => new Promise<string>((resolve) => (finish = () => resolve('first'))));
  await expect(uploads.run('41', async () => 'second')).rejects.toMatchObject({
    status: 503,
    headers: { 'retry-after': '5' },
  });
  expect(await uploads.run('40', async () => 'third')).toBe('third');
  finish();
  expect(await first).toBe('first');
  expect(await uploads.run('100', async () => 'fourth')).toBe('fourth');
});

test('an upload that does not tell its size counts as the largest; one that fails leaves room for the next', async () => {
  const uploads = limitInFlightBytes(100);
  await expect(uploads.run(undefined, async () => 'any')).rejects.toMatchObject({ status: 503 });
  await expect(uploads.run('-5', async () => 'any')).rejects.toMatchObject({ status: 503 });
  await expect(uploads.run('90', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await uploads.run('90', async () => 'next')).toBe('next');
});
