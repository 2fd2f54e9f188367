// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';

import { logIn, logOut, register, requestReset, resetPassword } from './account.ts';
import type { ApiClient, CallOptions } from './client.ts';

/** Records the device ids of calls. */
function recorder() {
  const sent: (string | undefined)[] = [];
  const api = {
    call: (_method: string, _path: string, _answer: string, options?: CallOptions) => {
      sent.push(options?.deviceId);
      return Promise.resolve({});
    },
  } as unknown as ApiClient;
  return { api, sent };
}

const email = 'ana@porchlight.test';
const password = 'Secret123';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test("calls that sign in send this browser's random id, and others do not", async () => {
  const { api, sent } = recorder();
  await logIn(api, { email, password });
  await register(api, { name: 'Ana', email, password });
  await resetPassword(api, { token: 't', password, confirmPassword: password });
  await requestReset(api, { email });
  await logOut(api, { refresh_token: 'r' });
  const [id] = sent;
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(sent).toEqual([id, id, id, undefined, undefined]);
  expect(localStorage.getItem('device')).toBe(id);
});

test.each([
  ['storage is blocked', () => vi.spyOn(Storage.prototype, 'setItem')],
  ['the page has no HTTPS', () => vi.spyOn(crypto, 'randomUUID')],
])('signing in works without an id where %s', async (_name, spy) => {
  spy().mockImplementation(() => {
    throw new Error('blocked');
  });
  const { api, sent } = recorder();
  await logIn(api, { email, password });
  expect(sent).toEqual([undefined]);
});
