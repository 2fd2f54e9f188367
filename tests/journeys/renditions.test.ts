import { texts } from '@porchlight/domain';
import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { listingTitled } from './support/demo.ts';
import { journey } from './support/journey.ts';
import { holdBack } from './support/line.ts';
import { expectSteadyLayout } from './support/layout.ts';
import { bytesOnTheLine, drawnPhotos, expectRightSizes, watchPhotos } from './support/renditions.ts';
import { cards, open, takenOver } from './support/steps.ts';

const threePhotos = 'Oak table with two walnut chairs';
const gallery = (page: Page) => page.getByRole('main').locator('[aria-roledescription="carousel"]');
/** Other users' new listings, with or without photos, come first in the unfiltered list. */
const search = `/listings?q=${encodeURIComponent(threePhotos)}`;
const cardFrame = (page: Page) => cards(page).filter({ hasText: threePhotos }).locator('span[data-state]');

/** Waits until every visible photo has loaded. */
const arrived = (page: Page) =>
  page.waitForFunction(() =>
    [...document.images].every(
      (image) =>
        image.getBoundingClientRect().top > innerHeight ||
        image.getBoundingClientRect().left > innerWidth ||
        (image.complete && image.naturalWidth > 0),
    ),
  );

describe.each([
  { width: 360, deviceScaleFactor: 1 },
  { width: 360, deviceScaleFactor: 2 },
  { width: 700, deviceScaleFactor: 2 },
  { width: 1280, deviceScaleFactor: 1 },
  { width: 1280, deviceScaleFactor: 2 },
])('a window $width wide, $deviceScaleFactor to the point', (window) => {
  journey('loads each photo once, in the size it is drawn in, and caches it', async ({ visit, origin }) => {
    const { id } = await listingTitled(origin, threePhotos);
    for (const [path, images, atLeast] of [
      ['/listings', (page: Page) => cards(page).locator('img[srcset]'), 4],
      [`/listings/${id}`, (page: Page) => gallery(page).locator('img[srcset]'), 4],
    ] as const) {
      // A separate profile: a browser prefers a larger cached photo to the right size.
      const { page, context } = await visit(window);
      const answers = watchPhotos(page);
      await open(page, path);
      await arrived(page);
      const drawn = await drawnPhotos(images(page));
      expect(drawn.length).toBeGreaterThanOrEqual(atLeast);
      expectRightSizes(drawn);

      const urls = answers.map((answer) => answer.url());
      expect(urls).toEqual([...new Set(urls)]);
      expect(urls).toEqual(expect.arrayContaining(drawn.map(({ url }) => url)));
      for (const answer of answers) {
        expect(answer.status()).toBe(200);
        expect(await answer.allHeaders()).toMatchObject({
          'content-type': 'image/webp',
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
          'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        });
      }
      expect(Object.values(await bytesOnTheLine(page)).every((bytes) => bytes > 0)).toBe(true);

      const later = await context.newPage();
      await open(later, path);
      await arrived(later);
      const fetched = await bytesOnTheLine(later);
      // Below the window a browser loads as early as it likes, so some photos may be requested only here.
      const again = drawn.map(({ url }) => fetched[url]).filter((bytes) => bytes !== undefined);
      expect(again.length).toBeGreaterThanOrEqual(1);
      expect(again.every((bytes) => bytes === 0)).toBe(true);
      await page.close();
      await later.close();
    }
  });
});

describe('a photo', () => {
  journey('shows its blurred placeholder until it loads, without a layout shift', async ({ visit }) => {
    const { page } = await visit();
    const release = await holdBack(page, '**/images/**');
    await page.goto(search, { waitUntil: 'commit' });
    await takenOver(page);
    const frame = cardFrame(page);
    expect(await frame.getAttribute('data-state')).toBe('loading');
    const blurred = frame.locator('img[aria-hidden]');
    expect(await blurred.getAttribute('src')).toMatch(/^data:image\/webp;base64,/);
    await expect
      .poll(() => blurred.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
      .toBeGreaterThan(0);
    const before = await frame.boundingBox();
    expect(before?.height).toBeCloseTo(((before?.width ?? 0) * 3) / 4, 0);

    release();
    await expect.poll(() => frame.getAttribute('data-state')).toBe('loaded');
    expect(await frame.boundingBox()).toEqual(before);
    await expectSteadyLayout(page);
  });

  journey('that fails to load says so in its place', async ({ visit, origin }) => {
    const { id } = await listingTitled(origin, threePhotos);
    const { page } = await visit({ expects: [/Failed to load resource/] });
    await page.route('**/images/**', (route) => route.fulfill({ status: 404 }));
    await open(page, search);
    const frame = cardFrame(page);
    await frame.getByText(texts.common.noImage, { exact: true }).waitFor();
    const box = await frame.boundingBox();
    expect(box?.height).toBeCloseTo(((box?.width ?? 0) * 3) / 4, 0);
    await expectSteadyLayout(page);

    await open(page, `/listings/${id}`);
    await gallery(page).getByText(texts.common.noImage, { exact: true }).first().waitFor();
    // The next photo may load: the arrows still work.
    await page.unroute('**/images/**');
    await gallery(page).getByRole('button', { name: 'Next photo' }).click();
    await expect.poll(async () => (await drawnPhotos(gallery(page).locator('img[srcset]'))).length).toBe(1);
    await expectSteadyLayout(page);
  });
});
