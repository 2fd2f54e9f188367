import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApi, type Api } from '../../app.ts';
import { addListing } from '../../testing/listings.ts';
import { person } from '../../testing/people.ts';
import { buildRequest, type TestRequest } from '../../testing/request.ts';
import { testApi, type TestApi } from '../../testing/testApi.ts';

let primary: TestApi;
let api: Api;
let asked = 0;
let writes = 0;
let heard = 0;
let listing: string;
let token: string;

beforeAll(async () => {
  primary = await testApi();
  const owner = await person(primary);
  ({ token } = owner);
  listing = await addListing(primary, { owner: owner.id });
  const reader = {
    ...primary.db,
    query<T extends object>(sql: string, params?: readonly unknown[]) {
      asked += 1;
      return primary.db.query<T>(sql, params);
    },
  };
  const replica = {
    reader,
    wrote: async () => void (writes += 1),
    heardOfWrite: () => void (heard += 1),
    close: async () => {},
  };
  api = createApi({ ...primary.deps, replica });
});
afterAll(() => primary.close());

const ask = (method: string, path: string, request: TestRequest = {}): Promise<Response> =>
  api.fetch(buildRequest(method, `/api/v1${path}`, request));

/** Whether a call reads from the replica. */
async function replicaIsAsked(path: string, request?: TestRequest): Promise<boolean> {
  asked = 0;
  expect((await ask('GET', path, request)).status).toBe(200);
  return asked > 0;
}

test('visitors read from the replica, signed-in users from the primary', async () => {
  for (const path of [
    '/listings',
    '/listings/recent',
    '/listings/stats',
    `/listings/${listing}/area`,
    '/categories',
    `/listings/${listing}`,
  ]) {
    expect(await replicaIsAsked(path), path).toBe(true);
    expect(await replicaIsAsked(path, { token }), path).toBe(false);
  }
});

test('a write is announced before the response; a view by a visitor and a refused request are not writes', async () => {
  await ask('POST', `/listings/${listing}/view`);
  await ask('PUT', '/auth/password', { token, json: {} });
  await ask('GET', '/favorites', { token });
  expect(writes).toBe(0);
  const answer = await ask('DELETE', `/listings/${listing}`, { token });
  expect(answer.ok).toBe(true);
  expect(writes).toBe(1);
});

test('a change of public pages is announced before they are rendered again', async () => {
  const order: string[] = [];
  primary.deps.changes.subscribe(() => order.push(`pages after ${heard}`));
  heard = 0;
  await primary.deps.changes.of('listing_edited').transaction(async () => {});
  expect(order).toEqual(['pages after 1']);
});
