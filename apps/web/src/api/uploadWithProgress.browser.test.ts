import { expect, test } from 'vitest';

import { createApiClient } from './client.ts';
import { uploadWithProgress } from './uploadWithProgress.ts';

const body = (): FormData => {
  const form = new FormData();
  form.append('images', new File([new Uint8Array(8_000_000)], 'a.jpg', { type: 'image/jpeg' }));
  return form;
};

test('tells how much has left, rising to the whole, and answers as fetch does', async () => {
  const told: number[] = [];
  const response = await uploadWithProgress((fraction) => told.push(fraction))('/sink', {
    method: 'POST',
    headers: { Authorization: 'Bearer token' },
    body: body(),
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('retry-after')).toBe('7');
  const seen: unknown = await response.json();
  expect(seen).toMatchObject({ method: 'POST', authorization: 'Bearer token' });
  expect(seen).toHaveProperty('type', expect.stringMatching(/^multipart\/form-data; boundary=/));
  expect(told.length).toBeGreaterThan(2);
  expect(told).toEqual(told.toSorted((a, b) => a - b));
  expect(told.at(0)).toBeLessThan(1);
  expect(told.at(-1)).toBe(1);
});

test.each([204, 413])('a response of %i is returned too', async (status) => {
  const response = await uploadWithProgress(() => undefined)(`/sink?status=${status}`, {
    method: 'POST',
    body: 'x',
  });
  expect(response.status).toBe(status);
});

test('an abort stops the upload and rejects with its reason', async () => {
  const controller = new AbortController();
  const told: number[] = [];
  const reason = new Error('removed');
  const sending = uploadWithProgress((fraction) => {
    told.push(fraction);
    controller.abort(reason);
  })('/sink', { method: 'POST', body: body(), signal: controller.signal });
  await expect(sending).rejects.toBe(reason);
  expect(told).toHaveLength(1);
  await expect(uploadWithProgress(() => undefined)('/sink', { signal: controller.signal })).rejects.toBe(
    reason,
  );
});

test('without a connection it rejects as fetch does', async () => {
  await expect(uploadWithProgress(() => undefined)('http://127.0.0.1:1/')).rejects.toThrow(TypeError);
});

const client = createApiClient({
  session: {
    accessToken: () => Promise.resolve(null),
    refresh: () => Promise.resolve('ended'),
    userSignal: () => new AbortController().signal,
    signInNeeded: () => undefined,
  },
  origin: `${location.origin}/sink?`,
});

test('a response of another shape is a failure', async () => {
  const sending = client.call('POST', '', 'images', {
    body: body(),
    fetch: uploadWithProgress(() => undefined),
  });
  await expect(sending).rejects.toMatchObject({ kind: 'malformed' });
});

test("the client's time limit applies", async () => {
  const sending = client.call('POST', '', 'images', {
    body: body(),
    timeout: 20,
    fetch: uploadWithProgress(() => undefined),
  });
  await expect(sending).rejects.toMatchObject({ kind: 'timeout' });
});
