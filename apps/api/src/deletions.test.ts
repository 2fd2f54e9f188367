import { describe, expect, test } from 'vitest';
import { testApi } from './testing/testApi.ts';
import { testDatabases } from './testing/database.ts';
import { person, postListing, type TestPerson } from './testing/people.ts';

/** Actions of other users on a listing while its owner deletes it. */
const deeds: [string, (id: string) => [method: string, path: string, json?: unknown]][] = [
  ['save it', (id) => ['POST', `/favorites/${id}`]],
  ['let it go', (id) => ['DELETE', `/favorites/${id}`]],
  ['ask for its phone number', (id) => ['POST', `/listings/${id}/phone`]],
  ['look at it', (id) => ['POST', `/listings/${id}/view`]],
  ['write about it', (id) => ['POST', '/messages', { listing_id: id, content: 'Is it still there?' }]],
];

describe.runIf(testDatabases.includes('server'))('deleting in parallel with other actions (server)', () => {
  test('never causes a server error', async () => {
    const server = await testApi({ database: 'server', settings: { rateLimits: false } });
    const owner = await person(server);
    const others = await Promise.all(Array.from({ length: 4 }, () => person(server)));
    const statuses = new Map<string, number>();
    for (let round = 0; round < 20; round += 1) {
      const { id } = await postListing(server, owner);
      const ask = async (what: string, who: TestPerson, asked: [string, string, unknown?]): Promise<void> => {
        const [method, path, json] = asked;
        const answer = await server.request(method, `/api/v1${path}`, {
          token: who.token,
          ...(json === undefined ? {} : { json }),
        });
        const key = `${what}: ${answer.status}`;
        statuses.set(key, (statuses.get(key) ?? 0) + 1);
      };
      const busy = others.flatMap((who) =>
        deeds.map(
          ([what, deed]) =>
            () =>
              ask(what, who, deed(id)),
        ),
      );
      busy.splice(round % busy.length, 0, () => ask('delete it', owner, ['DELETE', `/listings/${id}`]));
      await Promise.all(busy.map((start) => start()));
    }
    await server.close();
    const failed = [...statuses].filter(([key]) => / 5\d\d$/.test(key));
    expect(failed, JSON.stringify(Object.fromEntries(statuses))).toEqual([]);
  });
});
