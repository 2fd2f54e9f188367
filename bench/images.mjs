// Measures how long the browser takes to compress photos, and how long the page is blocked: ours and two libraries,
// with the same twelve-megapixel photos. Run: pnpm bench --images
//
// Method: the photos are made in the page from the demo's pictures, enlarged and with grain, half of them rotated by
// Exif; all are compressed to the same pixels, quality 0.8, towards 500 KB. One round to warm up, then ROUNDS rounds
// in which the three alternate; medians over all photos. A tick every 4 ms measures how long the page is blocked.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { chromium } from 'playwright';
import { build, preview } from 'vite';

import { ensureBrowser } from '../scripts/browser.mjs';
import { install } from './install.mjs';

const ROUNDS = 5;
const BLOCK_MS = 50;
const PHOTOS = [
  'furniture-1',
  'electronics-1',
  'books-media-1',
  'fashion-1',
  'creative-media-1',
  'furniture-2',
];

const folder = fileURLToPath(new URL('images', import.meta.url));
const pictures = fileURLToPath(new URL('../apps/api/seed-photos', import.meta.url));

if (!(await install(folder))) throw new Error('The other compressors could not be installed.');

const outDir = mkdtempSync(join(tmpdir(), 'porchlight-images-'));
const site = {
  root: folder,
  configFile: false,
  logLevel: 'error',
  publicDir: pictures,
  worker: { format: 'es' },
};
let server;
let browser;
try {
  await build({ ...site, build: { outDir, emptyOutDir: true, target: 'es2022' } });
  server = await preview({ ...site, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
  browser = await chromium.launch({ executablePath: await ensureBrowser() });
  const page = await browser.newPage();
  await page.goto(server.resolvedUrls.local[0]);
  await page.waitForFunction(() => 'bench' in globalThis);
  const sizes = await page.evaluate(
    (urls) => globalThis.bench.prepare(urls),
    PHOTOS.map((name) => `/${name}.webp`),
  );
  const names = await page.evaluate(() => globalThis.bench.names);
  const runs = new Map(names.map((name) => [name, []]));
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const index of PHOTOS.keys()) {
      for (const turn of names.keys()) {
        const name = names[(turn + round + index) % names.length];
        const run = await page.evaluate(
          ([which, photo]) => globalThis.bench.run(which, photo),
          [name, index],
        );
        if (round > 0) runs.get(name).push(run);
      }
    }
  }

  const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
  const mb = sizes.map((size) => (size / 1e6).toFixed(1)).join(', ');
  console.log(`Compressed photos: ${PHOTOS.length} of 12 megapixels (${mb} MB), ${ROUNDS} rounds.`);
  console.log(`${''.padEnd(27)}ms a photo      page blocked (median, worst)   KB out`);
  for (const [name, all] of runs) {
    const of = (key) => all.map((run) => run[key]);
    const blocks = of('block');
    console.log(
      name.padEnd(27) +
        median(of('time')).toFixed(0).padStart(10) +
        `${median(blocks).toFixed(0)} ms, ${Math.max(...blocks).toFixed(0)} ms`.padStart(37) +
        (median(of('bytes')) / 1024).toFixed(0).padStart(9),
    );
  }
  const ends = [...runs.values()].map((all) => all.map(({ width, height }) => `${width}x${height}`).join());
  if (new Set(ends.map((list) => list.split(',').toSorted().join())).size > 1)
    throw new Error('The results of the compressors differ in pixels, so the times cannot be compared.');
  const ours = median(runs.get('porchlight').map(({ block }) => block));
  if (ours >= BLOCK_MS)
    console.log(`The page was blocked for ${ours.toFixed(0)} ms; the limit is ${BLOCK_MS} ms.`);
} finally {
  await browser?.close();
  await server?.close();
  rmSync(outDir, { recursive: true, force: true });
}
