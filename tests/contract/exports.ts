import type { ExportAnswer } from '@porchlight/domain';
import { describe, expect, test } from 'vitest';

import { type ContractApi, dataOf, type Somebody } from './api.ts';

/** What every server does about a copy of one's own data. */
export function exportsContract(api: () => ContractApi): void {
  const ask = (method: string, who?: Somebody) =>
    api().call(method, '/auth/export', who === undefined ? {} : { token: who.token });
  const stateOf = async (who: Somebody) => dataOf<ExportAnswer>(ask('GET', who));

  describe('a copy of the own data', () => {
    test('is made when it is asked for, can be fetched for a day, and is told to its owner alone', async () => {
      const [ana, ben] = [await api().somebody(), await api().somebody()];
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
  });
}
