import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { pmtilesOf } from '../support/pmtiles.ts';
import { journey } from './support/journey.ts';
import { ourServer } from './support/ourServer.ts';
import { startAnew } from './support/serverControl.ts';
import { open } from './support/steps.ts';

/** The world as land, and one highway in stripes across the contiguous states. */
const world = pmtilesOf([
  {
    layer: 'earth',
    kind: 'earth',
    type: 'area',
    points: [
      [0, 0],
      [4096, 0],
      [4096, 4096],
      [0, 4096],
    ],
  },
  {
    layer: 'roads',
    kind: 'highway',
    type: 'line',
    points: Array.from({ length: 400 }, (_, index): [number, number] => [
      index % 4 < 2 ? 500 : 1500,
      1400 + Math.floor(index / 2) * 2,
    ]),
  },
]);

/** Colors on the tiles of the map, as '#rrggbb', and the theme's colors of land and highways. */
const colorsOf = (page: Page) =>
  page.evaluate(() => {
    const probe = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const toHex = (data: Uint8ClampedArray, at: number): string =>
      `#${Array.from(data.slice(at, at + 3), (value) => value.toString(16).padStart(2, '0')).join('')}`;
    const resolved = (name: string): string => {
      if (probe === null) return '';
      probe.fillStyle = getComputedStyle(document.documentElement).getPropertyValue(name);
      probe.fillRect(0, 0, 1, 1);
      return toHex(probe.getImageData(0, 0, 1, 1).data, 0);
    };
    const drawn = new Set<string>();
    for (const tile of document.querySelectorAll<HTMLCanvasElement>('section canvas')) {
      const data = tile.getContext('2d')?.getImageData(0, 0, tile.width, tile.height).data;
      for (let at = 0; data !== undefined && at < data.length; at += 4) drawn.add(toHex(data, at));
    }
    return {
      drawn: [...drawn],
      land: resolved('--pl-color-surface'),
      highway: resolved('--pl-color-borderStrong'),
    };
  });

describe.skipIf(ourServer().control === '')('a map with a base map of vector tiles', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'porchlight-map-'));
    const file = join(folder, 'base.pmtiles');
    await writeFile(file, world);
    await startAnew({ MAP_PMTILES: file });
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  for (const colorScheme of ['light', 'dark'] as const)
    journey(`draws roads in the colors of the ${colorScheme} theme`, async ({ visit, origin }) => {
      const { page } = await visit({ colorScheme });
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await open(page, '/listings?bounds=-105.5,39.2,-104.3,40.2');
      expect(asked.filter((url) => /pmtiles/i.test(url))).toEqual([]);
      await page.getByRole('link', { name: 'Map', exact: true }).click();
      await page.getByText('© OpenStreetMap contributors').first().waitFor();
      await expect
        .poll(async () => {
          const { drawn, land, highway } = await colorsOf(page);
          return drawn.includes(land) && drawn.includes(highway);
        })
        .toBe(true);
      // City names are the page's own.
      await page
        .getByRole('region', { name: 'Map of listings' })
        .getByText('Denver', { exact: true })
        .waitFor();
      expect(asked.filter((url) => url.endsWith('.pmtiles')).length).toBeGreaterThan(0);
      expect(asked.filter((url) => !url.startsWith(`${origin}/`) && !/^(data|blob):/.test(url))).toEqual([]);
    });
});
