import type { Listing } from '@porchlight/domain';
import { expect, test } from 'vitest';
import { emptyServerDatabase, testDatabases } from '../../apps/api/src/testing/database.ts';
import { samplePicture } from '../../apps/api/src/testing/photos.ts';
import { startProcess } from '../../apps/api/src/testing/process.ts';
import { contractApi, dataOf, errorOf, type ContractApi, type TestUser } from '../contract/api.ts';
import { smallDisk, type SmallDisk } from './support/smallDisk.ts';

const photo = await samplePicture(1200, 900).jpeg().toBuffer();

const upload = (api: ContractApi, { token }: TestUser, { id }: Listing): Promise<Response> => {
  const body = new FormData();
  body.append('images', new File([new Uint8Array(photo)], 'a.jpg'));
  return api.call('POST', `/listings/${id}/images`, { token, body });
};

async function expectUnavailable(answer: Response): Promise<void> {
  expect([answer.url, answer.status]).toEqual([answer.url, 503]);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await errorOf(answer)).toMatchObject({ code: 'unavailable', request_id: expect.any(String) });
}

async function withDisk(megabytes: number, work: (disk: SmallDisk) => Promise<void>): Promise<void> {
  const disk = await smallDisk(megabytes);
  if (disk === undefined) {
    console.log('No disk can be mounted here: this test needs root.');
    return;
  }
  try {
    await work(disk);
  } finally {
    await disk.remove();
  }
}

test.runIf(testDatabases.includes('server'))(
  'a full photo disk: photos are rejected, everything else works',
  () =>
    withDisk(8, async (disk) => {
      const database = await emptyServerDatabase();
      const server = await startProcess({ DATA_DIR: disk.folder, DATABASE_URL: database.url });
      try {
        const api = contractApi(server.address);
        const owner = await api.newUser();
        const listing = await api.listingOf(owner);
        expect((await upload(api, owner, listing)).status).toBe(201);
        await disk.fill();
        await expectUnavailable(await upload(api, owner, listing));
        expect((await dataOf<Listing>(api.call('GET', `/listings/${listing.id}`))).images).toHaveLength(1);
        expect((await api.listingOf(owner)).title).toBe(listing.title);
        await disk.clear();
        expect((await upload(api, owner, listing)).status).toBe(201);
        expect((await dataOf<Listing>(api.call('GET', `/listings/${listing.id}`))).images).toHaveLength(2);
      } finally {
        await server.kill();
        await database.remove();
      }
    }),
);

test('a full disk with the embedded database: writes are rejected, reads work, nothing is lost', () =>
  withDisk(200, async (disk) => {
    const environment = { DATA_DIR: disk.folder };
    let server = await startProcess(environment);
    try {
      let api = contractApi(server.address);
      const owner = await api.newUser();
      const { token } = owner;
      const listing = await api.listingOf(owner);
      await disk.fill();

      // Existing files may have some free space; whatever is confirmed until it is used up must survive.
      const confirmed: string[] = [listing.id];
      const body = await api.listingBody({ description: 'All there is to say. '.repeat(90) });
      let refused: Response | undefined;
      for (let n = 0; n < 3_000 && refused === undefined; n += 1) {
        const answer = await api.call('POST', '/listings', { token, json: body });
        if (answer.status === 201) confirmed.push((await dataOf<Listing>(answer)).id);
        else refused = answer;
      }
      if (refused === undefined) throw new Error('The disk is never full.');
      await expectUnavailable(refused);
      expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
      await expectUnavailable(await upload(api, owner, listing));
      for (const path of ['/listings?query=desk', `/listings/${listing.id}`, '/categories'])
        expect([path, (await api.call('GET', path)).status]).toEqual([path, 200]);

      await disk.clear();
      await expect
        .poll(async () => (await api.call('POST', '/listings', { token, json: body })).status, {
          timeout: 30_000,
        })
        .toBe(201);
      await server.kill();
      server = await startProcess(environment);
      api = contractApi(server.address);
      for (const id of confirmed) expect((await api.call('GET', `/listings/${id}`)).status).toBe(200);
    } finally {
      await server.kill();
    }
  }));
