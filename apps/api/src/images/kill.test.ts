import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { apiBasePath, type AuthAnswer, type Listing } from '@porchlight/domain';
import { expect, test } from 'vitest';
import { systemClock } from '../clock.ts';
import { createDiskFiles } from '../files/index.ts';
import { testApi, testDatabases } from '../testing.ts';
import { dataOf, listingBody, PASSWORD } from '../testingPeople.ts';
import { samplePicture } from './samples.ts';
import { sweepOrphans } from './sweep.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** Starts the real server as a process of its own; resolves with its address. */
async function start(environment: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'apps/api/src/main.ts'], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  // Read on after the start as well: the server must always be able to write its log.
  const address = new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const ready = /ready at (http\S+)/.exec(output)?.[1];
      if (ready !== undefined) resolve(ready);
    });
    child.once('exit', () => reject(new Error(`The server did not start: ${output}`)));
  });
  return { address: await address, kill: () => child.kill('SIGKILL') && exited };
}

// On a database server, so that the records can be looked at after the process is gone.
test.runIf(testDatabases.includes('server'))(
  'killed in the middle of uploads, a server leaves no record without files, and no file that is not swept',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'kill-'));
    const test = await testApi({ database: 'server' });
    const [row] = await test.db.query<{ name: string }>('SELECT current_database() AS name');
    const url = new URL(process.env['TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres');
    url.pathname = `/${row?.name}`;
    const { address, kill } = await start({
      DATABASE_URL: url.href,
      DATA_DIR: folder,
      PORT: '0',
      SEED: 'none',
      RATE_LIMITS: 'off',
    });
    const post = (path: string, token: string, body: BodyInit, headers: Record<string, string> = {}) =>
      fetch(`${address}${apiBasePath}${path}`, {
        method: 'POST',
        body,
        headers: { ...headers, ...(token === '' ? {} : { authorization: `Bearer ${token}` }) },
      });
    const json = { 'content-type': 'application/json' };
    const registration = JSON.stringify({ name: 'Ana', email: 'ana@porchlight.test', password: PASSWORD });
    const { token } = await dataOf<AuthAnswer>(post('/auth/register', '', registration, json));
    const body = JSON.stringify(await listingBody(test));
    const picture = await samplePicture(900, 700).jpeg().toBuffer();

    const uploads: Promise<Response>[] = [];
    for (let n = 0; n < 6; n += 1) {
      const { id } = await dataOf<Listing>(post('/listings', token, body, json));
      const form = new FormData();
      for (let photo = 0; photo < 3; photo += 1)
        form.append('images', new File([new Uint8Array(picture)], 'a.jpg'));
      uploads.push(post(`/listings/${id}/images`, token, form));
    }
    // The first is acknowledged while the others are somewhere on their way.
    expect((await Promise.any(uploads)).status).toBe(201);
    await kill();
    const answers = await Promise.allSettled(uploads);
    const acknowledged = answers.filter((answer) => answer.status === 'fulfilled').length;

    const files = createDiskFiles(join(folder, 'images'));
    const rows = await test.db.query<{ key: string }>(
      "SELECT r ->> 'key' AS key FROM listing_images i, jsonb_array_elements(i.renditions) AS r",
    );
    const images = await test.db.query('SELECT id FROM listing_images');
    expect(images.length).toBeGreaterThanOrEqual(acknowledged * 3);
    for (const { key } of rows) expect(await files.get(key)).not.toBeNull();
    await sweepOrphans({ ...test.deps, files }, new Date(systemClock.now().getTime() + 60_000));
    const left: string[] = [];
    for await (const { key } of files.list()) left.push(key);
    expect(left.toSorted()).toEqual(rows.map(({ key }) => key).toSorted());

    await test.close();
    await rm(folder, { recursive: true });
  },
  120_000,
);
