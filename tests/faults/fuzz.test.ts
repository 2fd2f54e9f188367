import { expect, test } from 'vitest';
import { fuzz } from '../../apps/api/src/testing/fuzz/run.ts';
import { describeOnDatabases } from '../../apps/api/src/testing/testApi.ts';
import { seedOf } from './support/seed.ts';

describeOnDatabases(
  'every call of the contract, asked rightly, wrongly and with malice',
  (server) => {
    test('finds no server error', async () => {
      const runs = server().db.kind === 'server' ? 10_000 : 2_000;
      const seed = seedOf(`fuzz of ${runs} requests`);
      const start = performance.now();
      const { faults, statuses } = await fuzz(server(), { runs, seed });
      console.log(`${runs} requests in ${Math.round(performance.now() - start)} ms:`, statuses);
      expect(faults).toEqual([]);
    }, 600_000);
  },
  { settings: { rateLimits: false } },
);
