import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApi, type Api } from '../../app.ts';
import { testApi, type TestApi } from '../../testing/testApi.ts';
import { checkArchive } from './index.ts';

let folder: string;
let file: string;
let test: TestApi;
let api: Api;

/** The first bytes of an archive, and some more. */
function archive({ version = 3, type = 1 } = {}): Buffer {
  const bytes = Buffer.alloc(1000, 'abcdefghij');
  bytes.write('PMTiles');
  bytes[7] = version;
  bytes[99] = type;
  return bytes;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-map-'));
  file = join(folder, 'base.pmtiles');
  await writeFile(file, archive());
  test = await testApi();
  api = createApi({ ...test.deps, settings: { ...test.deps.settings, mapArchive: file } });
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

const read = (range?: string, method = 'GET') =>
  api.fetch(
    new Request('http://localhost/map/base.pmtiles', {
      method,
      headers: range === undefined ? {} : { range, 'accept-encoding': 'gzip, br' },
    }),
  );

it.each([
  ['bytes=200-209', 'abcdefghij', 'bytes 200-209/1000'],
  ['bytes=995-', 'fghij', 'bytes 995-999/1000'],
  ['bytes=-3', 'hij', 'bytes 997-999/1000'],
  ['bytes=998-5000', 'ij', 'bytes 998-999/1000'],
])('serves the part %s of the base map', async (range, text, contentRange) => {
  const response = await read(range);
  expect(response.status).toBe(206);
  expect(await response.text()).toBe(text);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'accept-ranges': 'bytes',
    'content-length': String(text.length),
    'content-range': contentRange,
    'content-type': 'application/vnd.pmtiles',
  });
  // Parts of a compressed file would be parts of something else.
  expect(response.headers.has('content-encoding')).toBe(false);
  // A replaced file has another one.
  expect(response.headers.get('etag')).toMatch(/^"/);
});

it.each(['bytes=1000-', 'bytes=5-4', 'bytes=-0', 'bytes=-', 'bytes=0-1,5-6', 'lines=1-2', 'bytes=a-b'])(
  'refuses the range %s',
  async (range) => {
    const response = await read(range);
    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toBe('bytes */1000');
    expect(await response.text()).toBe('');
  },
);

it('serves all of it, or its headers, without a range', async () => {
  expect((await (await read()).arrayBuffer()).byteLength).toBe(1000);
  const head = await read(undefined, 'HEAD');
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '1000', '']);
});

it('has no such path without a file', async () => {
  const response = await createApi(test.deps).fetch(new Request('http://localhost/map/base.pmtiles'));
  expect(response.status).toBe(404);
});

it('a start with a wrong file fails with the reason', async () => {
  const write = async (bytes: Buffer): Promise<string> => {
    const path = join(folder, 'wrong.pmtiles');
    await writeFile(path, bytes);
    return path;
  };
  await expect(checkArchive(file)).resolves.toBeUndefined();
  await expect(checkArchive(join(folder, 'nowhere.pmtiles'))).rejects.toThrow('a file that cannot be read.');
  await expect(checkArchive(await write(Buffer.from('short')))).rejects.toThrow('not a PMTiles archive');
  await expect(checkArchive(await write(archive({ version: 2 })))).rejects.toThrow('not a PMTiles archive');
  await expect(checkArchive(await write(archive({ type: 2 })))).rejects.toThrow('without vector tiles');
});
