import { expect, test } from 'vitest';
import { fuzz, routesOf } from './testing/fuzz/run.ts';
import { fuzzedCalls } from './testing/fuzz/calls.ts';
import { hostileRequests, stallsOf } from './testing/fuzz/stalls.ts';
import { person } from './testing/people.ts';
import { describeOnDatabases } from './testing/testApi.ts';

describeOnDatabases(
  'requests made from the schemas, and hostile ones',
  (server) => {
    test('every call of the server is among them', () => {
      expect(Object.keys(fuzzedCalls).toSorted()).toEqual(routesOf(server()).toSorted());
    });

    // Every one of these is refused or finds nothing: the password is never hashed, the table of places is read before.
    test('none holds the event loop for 50 ms', async () => {
      const { token } = await person(server());
      expect(await stallsOf(server(), hostileRequests(token), 50)).toEqual([]);
    });

    // `pnpm faults` sends ten thousand.
    test('each is answered as the contract says, never with an error of the server', async () => {
      const { faults } = await fuzz(server(), { runs: 150, seed: 20_260_615 });
      expect(faults).toEqual([]);
    });
  },
  { settings: { rateLimits: false } },
);
