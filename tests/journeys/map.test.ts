import { texts } from '@porchlight/domain';
import type { CDPSession, Locator } from 'playwright';
import { describe, expect } from 'vitest';
import { journey } from './support/journey.ts';
import { cards, open } from './support/steps.ts';

type Box = Record<'x' | 'y' | 'width' | 'height', number>;

async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('It is not on the page.');
  return box;
}

/** One finger, upwards over the middle of a box. */
async function swipe(touch: CDPSession, { x, y, width, height }: Box): Promise<void> {
  const middle = { x: x + width / 2, y: y + height / 2 };
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', up: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: middle.x, y: middle.y - up }],
    });
  await send('touchStart', 0);
  for (let up = 10; up <= 120; up += 10) await send('touchMove', up);
  await send('touchEnd', 0);
}

const map = { name: 'Map of listings' } as const;

describe('listings on a map', () => {
  for (const [width, height] of [
    [360, 740],
    [1280, 800],
  ] as const)
    journey(`by keyboard to a listing and back, ${width} wide`, async ({ visit, origin }) => {
      const { page } = await visit();
      await page.setViewportSize({ width, height });
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await open(page, '/listings?q=chair');
      expect(asked.filter((url) => /leaflet|10m|listings\/map/.test(url))).toEqual([]);
      await page.getByRole('link', { name: 'Map', exact: true }).click();
      await page.waitForURL(/view=map/);
      await page.getByText(/\d+ listings? in view/).waitFor();
      const listed = page.getByRole('region', { name: texts.navigation.listings }).getByRole('article');
      // On a phone the map has the whole window.
      if (width < 768) expect(await listed.count()).toBe(0);
      else expect(await listed.count()).toBeGreaterThan(0);

      await page.getByRole('group', map).focus();
      await page.keyboard.press('ArrowUp');
      await page.waitForURL(/bounds=/);
      // Until the response comes, the pins are those of the previous bounds.
      await page.locator('section[aria-label="Map of listings"]:not([aria-busy])').waitFor();
      const pin = page
        .getByRole('region', map)
        .getByRole('button', { name: /, near / })
        .first();
      await pin.focus();
      await page.keyboard.press('Enter');
      const title = ((await pin.getAttribute('aria-label')) ?? '').replace(/^[^,]+, (.*), near .*$/, '$1');
      const link = page.getByRole('region', map).getByRole('link', { name: title });
      await link.waitFor();
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/listings\/[^/?]+$/);
      // It loads when scrolled near.
      await page.getByRole('heading', { name: texts.listing.details }).scrollIntoViewIfNeeded();
      await page.getByText('Approximate location').waitFor();

      await page.goBack();
      await page.waitForURL(/bounds=/);
      await page
        .getByRole('region', map)
        .getByRole('button', { name: new RegExp(`, ${title}, near`) })
        .waitFor();
      // The map's data comes from our own server.
      expect(asked.filter((url) => !url.startsWith(origin) && !/^(data|blob):/.test(url))).toEqual([]);
    });

  journey(
    'a phone shows the map alone: one finger moves it, and a button leads to the list',
    async ({ visit }) => {
      const { page, context } = await visit({ width: 390, height: 780, hasTouch: true });
      await open(page, '/listings?q=chair&view=map');
      const area = page.getByRole('group', map);
      await page.getByText(/\d+ listings? in view/).waitFor();
      const { y, height } = await boxOf(area);
      expect(height).toBeGreaterThan(780 * 0.6);
      expect(y + height).toBeLessThanOrEqual(780);
      await swipe(await context.newCDPSession(page), await boxOf(area));
      await page.waitForURL(/bounds=/);
      await page.getByRole('region', map).getByRole('link', { name: 'List' }).click();
      await page.waitForURL((url) => !url.searchParams.has('view'));
      await page
        .getByRole('region', { name: texts.navigation.listings })
        .getByRole('article')
        .first()
        .waitFor();
    },
  );

  journey('a swipe over a map in the page scrolls it, and two fingers move the map', async ({ visit }) => {
    const { page, context } = await visit({ width: 800, height: 1000, hasTouch: true });
    await open(page, '/listings?q=chair&view=map');
    const area = page.getByRole('group', map);
    await page.getByText(/\d+ listings? in view/).waitFor();
    const touch = await context.newCDPSession(page);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await swipe(touch, await boxOf(area));
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    expect(new URL(page.url()).searchParams.has('bounds')).toBe(false);

    await area.scrollIntoViewIfNeeded();
    const { x, y, width, height } = await boxOf(area);
    await touch.send('Input.synthesizePinchGesture', {
      x: x + width / 2,
      y: y + height / 2,
      scaleFactor: 0.5,
      gestureSourceType: 'touch',
    });
    await page.waitForURL(/bounds=/);
  });

  journey("a swipe over the map of a listing's page scrolls it", async ({ visit }) => {
    const { page, context } = await visit({ width: 390, height: 780, hasTouch: true });
    await open(page, '/listings?q=chair');
    await cards(page).first().getByRole('heading').getByRole('link').click();
    await page.getByRole('heading', { name: texts.listing.details }).scrollIntoViewIfNeeded();
    await page.getByText('Approximate location').waitFor();
    const area = page.getByRole('group', { name: 'Map of about where it is' });
    await area.scrollIntoViewIfNeeded();
    const from = await page.evaluate(() => scrollY);
    await swipe(await context.newCDPSession(page), await boxOf(area));
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(from);
  });
});
