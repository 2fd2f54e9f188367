import type { CompressedImage } from '@porchlight/flows/compression';
import type { UploadInput } from '@porchlight/flows/uploadQueue';
import { afterEach, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';

import { withExif } from '../../../../../tests/support/exif.ts';
import { blue, green, quarters, red, yellow } from '../../../../../tests/support/pictures.ts';
import { createCompressor, provideUploadQueue } from './index.ts';

const photo = async (name = 'a.jpg'): Promise<File> =>
  new File([withExif(await quarters(400, 300, [red, green, blue, yellow], 'image/jpeg'), 6)], name, {
    type: 'image/jpeg',
  });

/** Counts workers started and ended. */
function watchWorkers() {
  const counts = { made: 0, gone: 0 };
  const Real = Worker;
  class Watched extends Real {
    constructor(url: string | URL, options?: WorkerOptions) {
      counts.made += 1;
      super(url, options);
    }
    override terminate(): void {
      counts.gone += 1;
      super.terminate();
    }
  }
  vi.stubGlobal('Worker', Watched);
  return counts;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const upright: Partial<CompressedImage> = { name: 'a.jpg', width: 300, height: 400 };

test('with OffscreenCanvas, one worker does all the work and the page none', async () => {
  const workers = watchWorkers();
  const decoded = vi.spyOn(globalThis, 'createImageBitmap');
  const files = [await photo(), await photo()];
  const compressor = createCompressor();
  for (const file of files) expect(await compressor.compress(file)).toMatchObject(upright);
  expect(workers).toEqual({ made: 1, gone: 0 });
  expect(decoded).not.toHaveBeenCalled();
  compressor.close();
  expect(workers.gone).toBe(1);
});

test('without it, the page does the work', async () => {
  const file = await photo();
  const workers = watchWorkers();
  vi.stubGlobal('OffscreenCanvas', undefined);
  expect(await createCompressor().compress(file)).toMatchObject(upright);
  expect(workers.made).toBe(0);
});

test('when the worker fails to start, the page does the work and doesn’t retry the worker', async () => {
  const workers = watchWorkers();
  const Watched = Worker;
  vi.stubGlobal(
    'Worker',
    class extends Watched {
      constructor() {
        super(URL.createObjectURL(new Blob(['throw new Error("blocked")'], { type: 'text/javascript' })));
        this.addEventListener('error', (event) => event.preventDefault());
      }
    },
  );
  const compressor = createCompressor();
  expect(await compressor.compress(await photo())).toMatchObject(upright);
  expect(await compressor.compress(await photo())).toMatchObject(upright);
  expect(workers).toEqual({ made: 1, gone: 1 });
});

test('an abort ends the worker; the next photo starts another', async () => {
  const workers = watchWorkers();
  const compressor = createCompressor();
  const controller = new AbortController();
  const reason = new Error('removed');
  const work = compressor.compress(await photo(), controller.signal);
  controller.abort(reason);
  await expect(work).rejects.toBe(reason);
  expect(workers).toEqual({ made: 1, gone: 1 });
  await expect(compressor.compress(await photo(), controller.signal)).rejects.toBe(reason);
  expect(await compressor.compress(await photo())).toMatchObject(upright);
  expect(workers.made).toBe(2);
  compressor.close();
});

test('the queue in a browser: looks, makes small, sends, and lets every preview go', async () => {
  const compressor = createCompressor();
  const sent: UploadInput[] = [];
  const upload = (input: UploadInput) => {
    sent.push(input);
    return Promise.resolve({ id: input.name, thumbnail_url: '', original_url: '', alt: '' });
  };
  const actor = createActor(provideUploadQueue({ compressor, upload }), { input: { slots: 5 } });
  actor.start();
  const files = [await photo('a.jpg'), new File(['<svg/>'], 'b.jpg'), await photo('c.jpg')];
  actor.send({ type: 'files.added', files: files.map((file) => ({ id: file.name, file })) });
  await waitFor(actor, (snapshot) => snapshot.matches('ready') && snapshot.context.items.length === 2);
  actor.send({ type: 'upload.started' });
  await waitFor(actor, (snapshot) => snapshot.matches('uploaded'));
  expect(sent.map(({ name }) => name)).toEqual(['a.jpg', 'c.jpg']);

  const previews = actor.getSnapshot().context.items.map(({ preview }) => preview);
  expect(previews).toHaveLength(2);
  for (const url of previews) expect((await fetch(url)).ok).toBe(true);
  actor.stop();
  for (const url of previews) await expect(fetch(url)).rejects.toThrow(TypeError);
  compressor.close();
});
