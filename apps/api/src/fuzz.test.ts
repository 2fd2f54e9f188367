import { expect, test } from 'vitest';
import { fuzz, routesOf } from './testing/fuzz/run.ts';
import { fuzzedCalls } from './testing/fuzz/calls.ts';
import { describeOnDatabases } from './testing/testApi.ts';

describeOnDatabases(
  'requests made from the schemas, and hostile ones',
  (server) => {
    test('every call of the server is among them', () => {
      expect(Object.keys(fuzzedCalls).toSorted()).toEqual(routesOf(server()).toSorted());
    });

    // `pnpm faults` sends ten thousand.
    test('each is answered as the contract says, never with an error of the server', async () => {
      const { faults } = await fuzz(server(), { runs: 150, seed: 20_260_615 });
      expect(faults).toEqual([]);
    });
  },
  { settings: { rateLimits: false } },
);
