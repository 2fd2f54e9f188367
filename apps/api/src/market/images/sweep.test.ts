import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { createDiskFiles, createS3Files } from '../../platform/files/index.ts';
import { createWorker } from '../jobs/index.ts';
import type { Files } from '../../platform/ports/index.ts';
import { createMemoryFiles } from '../../testing/memoryFiles.ts';
import { startS3Store } from '../../testing/s3Store.ts';
import { sweepUntilRemoved } from '../../testing/sweeps.ts';
import { describeOnDatabases } from '../../testing/testApi.ts';
import { person } from '../../testing/people.ts';
import { checkFiles, sweepUnusedImages, unusedDays, unusedSweeps } from './sweep.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const bytes = new Uint8Array([1]);

async function keysIn(files: Files): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of files.list()) keys.push(key);
  return keys.toSorted();
}

describeOnDatabases('unused images', (server) => {
  beforeEach(async () => {
    await server().db.query('DELETE FROM jobs');
    await server().db.query('DELETE FROM stored_images');
    await server().db.query('DELETE FROM waiting_images');
    await server().deps.files.remove(await keysIn(server().deps.files));
  });

  /** Stored images without records, as in an upload in progress. */
  async function storeMany(count: number): Promise<{ id: string; key: string }[]> {
    const stored = Array.from({ length: count }, () => randomUUID()).map((id) => ({
      id,
      key: `${id}/320.webp`,
    }));
    await server().db.query(
      `INSERT INTO stored_images (id, keys, stored_at) SELECT id, ARRAY[id || '/320.webp'], $2::timestamptz
       FROM unnest($1::uuid[]) AS id`,
      [stored.map(({ id }) => id), server().clock.now()],
    );
    for (const { key } of stored) await server().deps.files.put(key, bytes, 'image/webp');
    return stored;
  }

  /** Images in use: unattached uploads. */
  async function storeUsed(count: number): Promise<{ id: string; key: string }[]> {
    const stored = await storeMany(count);
    const { id: userId } = await owner();
    await server().db.query(
      `INSERT INTO waiting_images (id, user_id, renditions, created_at)
       SELECT id, $2::uuid, '[]', $3::timestamptz FROM unnest($1::uuid[]) AS id`,
      [stored.map(({ id }) => id), userId, server().clock.now()],
    );
    return stored;
  }

  async function store(): Promise<{ id: string; key: string }> {
    const [stored] = await storeMany(1);
    if (stored === undefined) throw new Error('Nothing was stored.');
    return stored;
  }
  let known: Awaited<ReturnType<typeof person>> | undefined;
  const owner = async () => (known ??= await person(server()));

  function logged() {
    const warn = vi.fn();
    return { warn, logger: { ...server().deps.logger, warn } };
  }

  test('are removed; used, unknown and recent ones are kept', async () => {
    const [[used], unused] = [await storeUsed(1), await store()];
    const unknown = `${randomUUID()}/320.webp`;
    await server().deps.files.put(unknown, bytes, 'image/webp');
    await server().deps.files.put('not-an-id/320.webp', bytes, 'image/webp');
    expect(await sweepUntilRemoved(server())).toBe(1);
    expect(await keysIn(server().deps.files)).toEqual([used?.key, unknown, 'not-an-id/320.webp'].toSorted());
    expect(await server().deps.files.get(unused.key)).toBeNull();
    const young = await store();
    await sweepUnusedImages(server().deps);
    expect(await server().deps.files.get(young.key)).not.toBeNull();
  });

  test.each([
    { name: 'after a week and a day of sweeps', days: unusedDays, sweeps: unusedSweeps, removed: 1 },
    { name: 'not before a week', days: unusedDays - 1, sweeps: 30, removed: 0 },
    { name: 'not in a few sweeps, whatever the clock says', days: 400, sweeps: unusedSweeps - 1, removed: 0 },
  ])('are removed $name', async ({ days, sweeps, removed }) => {
    await store();
    const start = server().clock.now().getTime() + dayMs + hourMs;
    let count = 0;
    for (let sweep = 0; sweep < sweeps; sweep += 1) {
      const now = new Date(start + (sweep * days * dayMs) / (sweeps - 1));
      count += await sweepUnusedImages({ ...server().deps, clock: { now: () => now } });
    }
    expect(count).toBe(removed);
  });

  test('start again when the image was used in between', async () => {
    const { id, key } = await store();
    const { id: userId } = await owner();
    const at = (ms: number) => ({
      ...server().deps,
      clock: { now: () => new Date(server().clock.now().getTime() + 2 * dayMs + ms) },
    });
    for (let sweep = 0; sweep < unusedSweeps; sweep += 1) await sweepUnusedImages(at(sweep * hourMs));
    await server().db.query(
      `INSERT INTO waiting_images (id, user_id, renditions, created_at) VALUES ($1, $2, '[]', now())`,
      [id, userId],
    );
    await sweepUnusedImages(at(30 * dayMs));
    await server().db.query('DELETE FROM waiting_images');
    expect(await sweepUnusedImages(at(31 * dayMs))).toBe(0);
    expect(await server().deps.files.get(key)).not.toBeNull();
  });

  test.each([
    { stored: 122, unused: 122, removed: 0 },
    { stored: 122, unused: 13, removed: 0 },
    { stored: 122, unused: 12, removed: 12 },
    { stored: 20, unused: 11, removed: 0 },
    { stored: 20, unused: 10, removed: 10 },
  ])('$unused of $stored: $removed are removed', async ({ stored, unused, removed }) => {
    await storeUsed(stored - unused);
    await storeMany(unused);
    const { warn, logger } = logged();
    expect(await sweepUntilRemoved(server(), { logger })).toBe(removed);
    expect(await keysIn(server().deps.files)).toHaveLength(stored - removed);
    if (removed === 0)
      expect(warn).toHaveBeenCalledWith(
        'images_not_swept',
        expect.objectContaining({ images: stored, unused, advice: expect.any(String) }),
      );
    else expect(warn).not.toHaveBeenCalled();
  });

  test('a removal keeps files in use, whatever requested it', async () => {
    const [[used], unused] = [await storeUsed(1), await store()];
    await server().deps.jobs.add(server().db, 'remove_files', { keys: [used?.key ?? '', unused.key] });
    await server().runJobs();
    expect(await keysIn(server().deps.files)).toEqual([used?.key]);
    expect(await server().db.query('SELECT id FROM stored_images')).toEqual([{ id: used?.id }]);
  });

  const stores: Record<string, () => Promise<{ files: Files; close: () => Promise<void> }>> = {
    memory: async () => ({ files: createMemoryFiles(), close: async () => {} }),
    disk: async () => {
      const folder = await mkdtemp(join(tmpdir(), 'sweep-'));
      return { files: createDiskFiles(folder), close: () => rm(folder, { recursive: true }) };
    },
    bucket: async () => {
      const store = await startS3Store();
      return { files: createS3Files(store.url), close: () => store.close() };
    },
  };

  test.each(Object.entries(stores))(
    "an empty database removes nothing from another database's store, and warns: %s",
    async (_name, open) => {
      const { files, close } = await open();
      for (let n = 0; n < 22; n += 1) await files.put(`${randomUUID()}/320.webp`, bytes, 'image/webp');
      const before = await keysIn(files);
      const { warn, logger } = logged();
      const deps = { ...server().deps, files, logger };
      const worker = createWorker(deps);
      await worker.plan();
      await worker.runDue();
      await sweepUntilRemoved(server(), { files, logger });
      expect(await keysIn(files)).toEqual(before);
      expect(warn).toHaveBeenCalledWith(
        'files_unknown',
        expect.objectContaining({ files: 22, unknown: 22, advice: expect.any(String) }),
      );
      await close();
    },
  );

  test('a few unknown files among many known ones cause no warning', async () => {
    await storeMany(20);
    await server().deps.files.put(`${randomUUID()}/320.webp`, bytes, 'image/webp');
    const { warn, logger } = logged();
    await checkFiles({ ...server().deps, logger });
    expect(warn).not.toHaveBeenCalled();
  });
});
