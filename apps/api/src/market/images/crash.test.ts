import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { createDiskFiles } from '../../platform/files/index.ts';
import { testApi } from '../../testing/testApi.ts';
import { testDatabases } from '../../testing/database.ts';
import { person, postListing } from '../../testing/people.ts';
import { startSecondProcess } from '../../testing/process.ts';
import { samplePicture } from '../../testing/photos.ts';
import { sweepUntilRemoved } from '../../testing/sweeps.ts';

// On a database server, so that the records can be read after the process is gone.
test.runIf(testDatabases.includes('server'))(
  "killed during uploads, a server leaves no record without files, and no file that isn't swept",
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'kill-'));
    const test = await testApi({ database: 'server' });
    const server = await startSecondProcess(test, folder);
    const seller = await person(server);
    const picture = await samplePicture(900, 700).jpeg().toBuffer();

    const uploads: Promise<Response>[] = [];
    for (let n = 0; n < 6; n += 1) {
      const { id } = await postListing(server, seller);
      const form = new FormData();
      for (let photo = 0; photo < 3; photo += 1)
        form.append('images', new File([new Uint8Array(picture)], 'a.jpg'));
      uploads.push(
        server.request('POST', `/api/v1/listings/${id}/images`, { token: seller.token, body: form }),
      );
    }
    // The first is acknowledged while the others are in progress.
    expect((await Promise.any(uploads)).status).toBe(201);
    await server.kill();
    const answers = await Promise.allSettled(uploads);
    const acknowledged = answers.filter((answer) => answer.status === 'fulfilled').length;

    const files = createDiskFiles(join(folder, 'images'));
    const rows = await test.db.query<{ key: string }>(
      "SELECT r ->> 'key' AS key FROM listing_images i, jsonb_array_elements(i.renditions) AS r",
    );
    const images = await test.db.query('SELECT id FROM listing_images');
    expect(images.length).toBeGreaterThanOrEqual(acknowledged * 3);
    for (const { key } of rows) expect(await files.get(key)).not.toBeNull();
    await sweepUntilRemoved(test, { files, clock: systemClock });
    const left: string[] = [];
    for await (const { key } of files.list()) left.push(key);
    expect(left.toSorted()).toEqual(rows.map(({ key }) => key).toSorted());

    await test.close();
    await rm(folder, { recursive: true });
  },
  120_000,
);
