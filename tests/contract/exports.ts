import { type AuthAnswer, type ExportAnswer, texts } from '@porchlight/domain';
import { describe, expect, test } from 'vitest';

import { type ContractApi, dataOf, errorOf, password, type TestUser } from './api.ts';

export function exportsContract(api: () => ContractApi): void {
  const ask = (method: string, who?: TestUser, given: unknown = { password }) =>
    api().call(method, '/auth/export', {
      ...(who === undefined ? {} : { token: who.token }),
      ...(method === 'POST' && { json: given }),
    });
  const stateOf = async (who: TestUser) => dataOf<ExportAnswer>(ask('GET', who));

  describe('a data export', () => {
    test('is made on request, can be downloaded for a day, and is visible only to its owner', async () => {
      const [ana, ben] = [await api().newUser(), await api().newUser()];
      for (const method of ['GET', 'POST']) expect((await ask(method)).status).toBe(401);
      expect(await stateOf(ana)).toEqual({ state: 'none' });
      expect(await dataOf<ExportAnswer>(ask('POST', ana))).toMatchObject({
        state: expect.stringMatching(/making|ready/),
      });
      await expect.poll(async () => (await stateOf(ana)).state, { timeout: 20_000 }).toBe('ready');
      const { bytes = 0, until = '', path } = await stateOf(ana);
      expect(bytes).toBeGreaterThan(0);
      expect(Date.parse(until)).toBeGreaterThan(Date.now());
      expect(path).toMatch(/^\/api\/v1\/auth\/export\/file\?token=/);
      expect(await stateOf(ben)).toEqual({ state: 'none' });
    });

    test.each([
      [{}, texts.profile.currentPasswordRequired],
      [{ password: 'Wrong1234' }, texts.profile.currentPasswordWrong],
    ])('needs the password: %j', async (given, text) => {
      const ana = await api().newUser();
      const refused = await ask('POST', ana, given);
      expect(refused.status).toBe(422);
      expect((await errorOf(refused)).errors?.['password']).toEqual([text]);
      expect(await stateOf(ana)).toEqual({ state: 'none' });
    });

    test('gives its link to the sign-in that requested it, and ends with "sign out elsewhere"', async () => {
      const ana = await api().newUser();
      await ask('POST', ana);
      await expect.poll(async () => (await stateOf(ana)).state, { timeout: 20_000 }).toBe('ready');
      const { token } = await dataOf<AuthAnswer>(
        api().call('POST', '/auth/login', { json: { email: ana.user.email, password } }),
      );
      const other = { ...ana, token };
      expect(await stateOf(other)).toMatchObject({ state: 'ready' });
      expect(await stateOf(other)).not.toHaveProperty('path');
      expect((await api().call('DELETE', '/auth/sessions', { token: ana.token })).status).toBe(204);
      expect(await stateOf(ana)).toEqual({ state: 'none' });
    });
  });
}
