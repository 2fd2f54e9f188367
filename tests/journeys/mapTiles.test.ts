import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { texts } from '@porchlight/domain';
import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { journey } from './support/journey.ts';
import { ourServer } from './support/ourServer.ts';
import { freePort } from './support/server.ts';
import { startAnew } from './support/serverControl.ts';
import { cards, open } from './support/steps.ts';

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkqK//DwAEfQIAzrDzuwAAAABJRU5ErkJggg==',
  'base64',
);

/** A server of one-color tiles that records its requests. */
async function serveTiles(): Promise<{ origin: string; asked: string[]; server: Server }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.setHeader('content-type', 'image/png').end(pixel);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, server };
}

const tilesFrom = (origin: string) => ({
  MAP_TILES_URL: `${origin}/tiles/{z}/{x}/{y}.png`,
  MAP_TILES_ATTRIBUTION: '© TestUser, https://maps.example.org/copyright',
});

const map = (page: Page): Locator => page.getByRole('region', { name: 'Map of listings' });

/** Checks the attribution on the map. */
const seeWhose = (page: Page): Promise<void> =>
  page.getByText('© TestUser').getByRole('link', { name: 'maps.example.org/copyright' }).waitFor();

/** Visible tiles, and all tiles of the map. */
const drawnTiles = (page: Page): Promise<{ drawn: number; all: number }> =>
  page.locator('section img[src*="/tiles/"]').evaluateAll((tiles) => ({
    all: tiles.length,
    drawn: tiles.filter((tile) => tile.checkVisibility({ visibilityProperty: true })).length,
  }));

/** Records requests to other origins. */
function elsewhere(page: Page, origin: string): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${origin}/`) && !/^(data|blob):/.test(request.url()))
      asked.push(request.url());
  });
  return asked;
}

// An external server can't be restarted.
describe.skipIf(ourServer().control === '')('a map of street tiles', () => {
  let tiles: Awaited<ReturnType<typeof serveTiles>>;
  beforeAll(async () => {
    tiles = await serveTiles();
    await startAnew(tilesFrom(tiles.origin));
  });
  afterAll(() => tiles.server.close());

  journey('loads them from the configured server only', async ({ visit, origin }) => {
    const { page } = await visit();
    const asked = elsewhere(page, origin);
    await open(page, '/listings?view=map&q=chair');
    await map(page)
      .getByRole('button', { name: /, near / })
      .first()
      .waitFor();
    await seeWhose(page);
    await expect.poll(async () => (await drawnTiles(page)).drawn).toBeGreaterThan(0);

    // On a listing's page as well.
    await cards(page).first().getByRole('heading').getByRole('link').click();
    await page.getByRole('heading', { name: texts.listing.details }).scrollIntoViewIfNeeded();
    await page.getByText('Approximate location').waitFor();
    await seeWhose(page);
    await expect.poll(async () => (await drawnTiles(page)).drawn).toBeGreaterThan(0);

    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((url) => !url.startsWith(`${tiles.origin}/tiles/`))).toEqual([]);
    expect(tiles.asked.filter((path) => !/^\/tiles\/\d+\/\d+\/\d+\.png$/.test(path))).toEqual([]);
  });
});

describe.skipIf(ourServer().control === '')('a map whose tile server is down', () => {
  beforeAll(async () => startAnew(tilesFrom(`http://127.0.0.1:${await freePort()}`)));

  journey('shows the land, its names and the listings', async ({ visit }) => {
    const { page } = await visit({ expects: [/Failed to load resource/] });
    await open(page, '/listings?view=map&q=chair');
    await map(page)
      .getByRole('button', { name: /, near / })
      .first()
      .waitFor();
    await expect.poll(async () => (await drawnTiles(page)).all).toBeGreaterThan(0);
    expect((await drawnTiles(page)).drawn).toBe(0);
    // The outlines of all states are one path.
    await map(page).locator('path').first().waitFor();
    await map(page).getByText('Minneapolis', { exact: true }).waitFor();
  });
});
