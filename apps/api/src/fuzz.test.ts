import { expect, test } from 'vitest';
import { fuzz, routesOf } from './testing/fuzz/run.ts';
import { fuzzedCalls } from './testing/fuzz/calls.ts';
import { hostileRequests, stallsOf } from './testing/fuzz/stalls.ts';
import { person } from './testing/people.ts';
import { describeOnDatabases } from './testing/testApi.ts';

describeOnDatabases(
  'requests generated from the schemas, and hostile ones',
  (server) => {
    test('the hostile requests include every call of the server', () => {
      expect(Object.keys(fuzzedCalls).toSorted()).toEqual(routesOf(server()).toSorted());
    });

    // All of these are refused or find nothing; none hashes a password, and the place table is loaded before.
    test('no request blocks the event loop for 50 ms', async () => {
      const { token } = await person(server());
      expect(await stallsOf(server(), hostileRequests(token), 50)).toEqual([]);
    });

    // `pnpm faults` sends ten thousand.
    test('each response follows the contract, without server errors', async () => {
      const { faults } = await fuzz(server(), { runs: 150, seed: 20_260_615 });
      expect(faults).toEqual([]);
    });
  },
  { settings: { rateLimits: false } },
);
