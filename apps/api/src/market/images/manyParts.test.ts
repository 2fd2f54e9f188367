import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AuthAnswer, Category, Listing } from '@porchlight/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyServerDatabase, testDatabases } from '../../testing/database.ts';
import { startProcess, type ServerProcess } from '../../testing/process.ts';
import { dataOf, PASSWORD } from '../../testing/people.ts';
import { buildRequest, type TestRequest } from '../../testing/request.ts';

let dataDir: string;
let database: Awaited<ReturnType<typeof emptyServerDatabase>> | undefined;
let server: ServerProcess;
let token: string;
let upload: string;

const ask = (method: string, path: string, request: TestRequest = {}): Promise<Response> =>
  fetch(buildRequest(method, path, request, server.address));

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'porchlight-parts-'));
  if (testDatabases.includes('server')) database = await emptyServerDatabase();
  server = await startProcess({
    DATA_DIR: dataDir,
    ...(database === undefined ? {} : { DATABASE_URL: database.url }),
  });
  const json = { name: 'Ana', email: 'ana@porchlight.test', password: PASSWORD };
  ({ token } = await dataOf<AuthAnswer>(ask('POST', '/api/v1/auth/register', { json })));
  const [group] = await dataOf<Category[]>(ask('GET', '/api/v1/categories'));
  const listing = {
    title: 'Walnut desk',
    description: 'Solid walnut, one owner, no scratches.',
    price: 120,
    price_type: 'fixed',
    category_id: group?.subCategories[0]?.id,
    location: 'Austin, TX',
    contact_email: 'ana@porchlight.test',
  };
  const { id } = await dataOf<Listing>(ask('POST', '/api/v1/listings', { token, json: listing }));
  upload = `/api/v1/listings/${id}/images`;
});
afterAll(async () => {
  await server.kill();
  await database?.remove();
  await rm(dataDir, { recursive: true, force: true });
});

/** The 99th percentile of health check times, one after the other until `until` settles. */
async function slowHealth(until: Promise<unknown>): Promise<number> {
  const times: number[] = [];
  let isOver = false;
  const stop = (): void => {
    isOver = true;
  };
  void until.then(stop, stop);
  while (!isOver || times.length < 100) {
    const started = performance.now();
    await (await ask('GET', '/healthz')).arrayBuffer();
    times.push(performance.now() - started);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
}

const disposition = 'Content-Disposition: form-data; name="images"';

const sendThree = (body: Buffer<ArrayBuffer>): Promise<Response[]> =>
  Promise.all(
    Array.from({ length: 3 }, () =>
      ask('POST', upload, { token, headers: { 'content-type': 'multipart/form-data; boundary=x' }, body }),
    ),
  );

test.each([
  ['texts', `--x\r\n${disposition}\r\n\r\n\r\n`.repeat(500_000)],
  ['files', `--x\r\n${disposition}; filename="a.png"\r\n\r\n\r\n`.repeat(400_000)],
  ['headers', `--x\r\n${'X-Pad: y\r\n'.repeat(1_000_000)}\r\n\r\n`],
])("a form with very many %s is refused, and doesn't delay other requests", async (_name, form) => {
  const one = Buffer.alloc(form.length, 'a');
  one.write(`--x\r\n${disposition}; filename="a.png"\r\n\r\n`);
  const plain = await slowHealth(sendThree(one));
  const attack = sendThree(Buffer.from(form));
  const busy = await slowHealth(attack);
  for (const answer of await attack) {
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ code: 'too_large' });
  }
  // On a busy machine the same bytes in one part take time as well.
  expect(busy).toBeLessThan(100 + 3 * plain);
});
