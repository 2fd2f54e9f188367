import type { Listing } from '@porchlight/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testApi, type TestApi } from '../../testing/testApi.ts';
import { dataOf, person, postListing, type TestPerson } from '../../testing/people.ts';
import { sampleJpeg } from '../../testing/photos.ts';
import { sweepUntilRemoved } from '../../testing/sweeps.ts';

const jpeg = await sampleJpeg();
let server: TestApi;
let owner: TestPerson;
let listing: Listing;
beforeEach(async () => {
  server = await testApi();
  owner = await person(server);
  listing = await postListing(server, owner);
});
afterEach(() => server.close());

function upload(): Promise<Response> {
  const body = new FormData();
  body.append('images', new File([new Uint8Array(jpeg)], 'a.jpg'));
  return server.request('POST', `/api/v1/listings/${listing.id}/images`, { token: owner.token, body });
}

async function storedKeys(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of server.deps.files.list()) keys.push(key);
  return keys;
}

const named = (code: string) => Object.assign(new Error('words with a path'), { code });

test.each([
  ['a full disk', named('ENOSPC'), 503, 'ENOSPC'],
  [
    'a store that is gone',
    new TypeError('fetch failed', { cause: named('ECONNREFUSED') }),
    503,
    'ECONNREFUSED',
  ],
  ['a store in trouble', named('HTTP_503'), 503, 'HTTP_503'],
  ['a store that does not answer', new DOMException('words with a path', 'TimeoutError'), 503, undefined],
  ['a store that refuses access', named('HTTP_403'), 500, 'HTTP_403'],
])('%s: the response reveals nothing, and the log says why', async (_name, error, status, code) => {
  const { files, logger } = server.deps;
  vi.spyOn(files, 'put').mockRejectedValue(error);
  // Removing stored files fails, too.
  vi.spyOn(files, 'remove').mockRejectedValue(new Error('not now'));
  const log = vi.spyOn(logger, 'error');
  const answer = await upload();
  expect(answer.status).toBe(status);
  expect(answer.headers.get('retry-after')).toBe(status === 503 ? '5' : null);
  expect(await answer.text()).not.toMatch(/words|fetch/);
  expect(log).toHaveBeenCalledWith('request_failed', expect.objectContaining({ status, code }));
});

test('an upload keeps its files when its response was lost', async () => {
  const { db } = server;
  const transaction = db.transaction.bind(db);
  vi.spyOn(db, 'transaction').mockImplementationOnce(async (work) => {
    await transaction(work);
    throw new Error('Connection terminated unexpectedly');
  });
  expect((await upload()).status).toBe(503);
  await server.runJobs();
  const { images } = await dataOf<Listing>(server.request('GET', `/api/v1/listings/${listing.id}`));
  expect(images).toHaveLength(1);
  const keys = await storedKeys();
  expect(keys).not.toEqual([]);
  await sweepUntilRemoved(server);
  expect(await storedKeys()).toEqual(keys);
});

test('an upload lost with its connection is swept', async () => {
  vi.spyOn(server.db, 'transaction').mockRejectedValueOnce(new Error('Connection terminated unexpectedly'));
  expect((await upload()).status).toBe(503);
  await sweepUntilRemoved(server);
  expect(await storedKeys()).toEqual([]);
});
