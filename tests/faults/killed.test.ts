import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as passing } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { emptyServerDatabase, testDatabases } from '../../apps/api/src/testing/database.ts';
import { samplePicture } from '../../apps/api/src/testing/photos.ts';
import { startProcess } from '../../apps/api/src/testing/process.ts';
import { randomNumbers, seedOf } from './support/seed.ts';
import { Writer } from './support/writers.ts';

/** Number of kills: `FAULTS_KILLS`. */
const kills = Number(process.env['FAULTS_KILLS'] ?? 50);
const people = 5;

describe.concurrent('killed at any moment while users write', () => {
  test.for(testDatabases)(
    'the server keeps everything it confirmed, and shows nothing half done (%s)',
    { timeout: 3_600_000 },
    async (kind, { onTestFinished }) => {
      const seed = seedOf(`${kills} kills, ${kind}`);
      const random = randomNumbers(seed);
      const folder = await mkdtemp(join(tmpdir(), 'faults-'));
      const database = kind === 'server' ? await emptyServerDatabase() : undefined;
      const environment = { DATA_DIR: folder, ...(database && { DATABASE_URL: database.url }) };
      const photo = await samplePicture(320, 240).jpeg().toBuffer();
      let server = await startProcess(environment);
      onTestFinished(async () => {
        await server.kill();
        await database?.remove();
        await rm(folder, { recursive: true });
      });
      const writers = Array.from(
        { length: people },
        (_, at) => new Writer(`w${at}`, server.address, randomNumbers(seed + at + 1), photo),
      );
      for (const writer of writers) await writer.begin();

      for (let kill = 1; kill <= kills; kill += 1) {
        const end = new AbortController();
        const work = writers.map(async (writer) => {
          while (!end.signal.aborted) await writer.step(writers);
        });
        await passing(20 + random() * 600);
        await server.kill();
        end.abort();
        await Promise.all(work);

        server = await startProcess(environment);
        for (const writer of writers) writer.meet(server.address);
        const ready = await fetch(`${server.address}/readyz`);
        expect(ready.status).toBe(200);
        for (const writer of writers) {
          await writer.signIn();
          expect(await writer.faults(), `after kill ${kill} of seed ${seed}`).toEqual([]);
        }
        if (kill % 5 === 0) console.log(`${kind}: ${kill} of ${kills}`);
      }
      const confirmed = writers.reduce((sum, writer) => sum + writer.confirmed, 0);
      console.log(`${kind}: ${kills} kills, ${confirmed} writes confirmed, none lost.`);
      expect(confirmed).toBeGreaterThan(kills);
    },
  );
});
