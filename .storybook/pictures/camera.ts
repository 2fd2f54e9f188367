// Screenshots of the test frame, using the browser's protocol directly.
import type { CDPSession, Page } from 'playwright';
import type { BrowserCommandContext } from 'vitest/node';

import { pixelsOf, type Pixels } from './pixels.ts';

/** An area of the test frame, in px. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Takes one screenshot as a PNG. */
export type Shoot = () => Promise<Buffer>;

/** How long to wait for a picture to match, in ms. */
const PATIENCE = 3000;
/** Tiles may be missing in a first screenshot; then more are taken until two in a row are equal, at most this many. */
const MOST_SHOTS = 6;

/** One per page, while the page is open. */
const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** The protocol session of the page with the test frame. */
export function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/** A camera for an area of a page. */
export async function cameraOf(page: Page, area: Area): Promise<Shoot> {
  const session = await sessionOf(page);
  return async () => {
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      clip: { ...area, scale: 1 },
    });
    return Buffer.from(data, 'base64');
  };
}

/** A camera for an area of the test frame. */
export async function storyCamera({ page }: BrowserCommandContext, area: Area): Promise<Shoot> {
  const frame = await page.locator('[data-vitest="true"]').boundingBox();
  if (frame === null) throw new Error('The test frame is not to be seen.');
  return await cameraOf(page, { ...area, x: frame.x + area.x, y: frame.y + area.y });
}

/** A screenshot once the page is stable. */
export async function steady(shoot: Shoot): Promise<Pixels> {
  let last = await shoot();
  for (let shot = 1; shot < MOST_SHOTS; shot += 1) {
    const next = await shoot();
    if (next.equals(last)) return await pixelsOf(next);
    last = next;
  }
  throw new Error(`The story does not stand still: ${MOST_SHOTS} shots, no two in a row the same.`);
}

/** A screenshot once it matches the reference picture, or a stable one after `PATIENCE`. */
export async function settled(shoot: Shoot, isOnRecord: (shot: Pixels) => boolean): Promise<Pixels> {
  const started = performance.now();
  while (performance.now() - started < PATIENCE) {
    const shot = await pixelsOf(await shoot());
    if (isOnRecord(shot)) return shot;
  }
  return await steady(shoot);
}
