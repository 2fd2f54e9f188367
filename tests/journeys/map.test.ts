import { texts } from '@porchlight/domain';
import type { Locator } from 'playwright';
import { describe, expect } from 'vitest';
import { journey } from './support/journey.ts';
import { open } from './support/steps.ts';

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('It is not on the page.');
  return box;
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
      expect(await listed.count()).toBeGreaterThan(0);

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

  journey('on a phone a swipe over it scrolls the page, and two fingers move it', async ({ visit }) => {
    const { page, context } = await visit({ width: 390, height: 780, hasTouch: true });
    await open(page, '/listings?q=chair&view=map');
    const area = page.getByRole('group', map);
    await area.scrollIntoViewIfNeeded();
    await page.getByText(/\d+ listings? in view/).waitFor();
    const touch = await context.newCDPSession(page);
    const swipe = async (): Promise<void> => {
      const { x, y, width, height } = await boxOf(area);
      const middle = { x: x + width / 2, y: y + height / 2 };
      const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', up: number) =>
        touch.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: type === 'touchEnd' ? [] : [{ x: middle.x, y: middle.y - up }],
        });
      await send('touchStart', 0);
      for (let up = 10; up <= 120; up += 10) await send('touchMove', up);
      await send('touchEnd', 0);
    };
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    const top = await page.evaluate(() => scrollY);
    await swipe();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top);
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
});
