// Shots of the test frame, straight from the browser's own protocol.
import type { CDPSession, Page } from 'playwright';
import type { BrowserCommandContext } from 'vitest/node';

import { pixelsOf, type Pixels } from './pixels.ts';

/** A part of the test frame, in px. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Takes one shot and gives it as a PNG. */
export type Shoot = () => Promise<Buffer>;

/** A picture is waited for like everything else that stories check: this long, in ms. */
const PATIENCE = 3000;
/** Tiles may still be missing in a first shot; then shots are taken until two in a row are the same, at most this many. */
const MOST_SHOTS = 6;

/** One per page, for as long as the page is open. */
const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** The browser's protocol for the page that holds the test frame. */
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

/** What it looks like once it stands still. */
export async function steady(shoot: Shoot): Promise<Pixels> {
  let last = await shoot();
  for (let shot = 1; shot < MOST_SHOTS; shot += 1) {
    const next = await shoot();
    if (next.equals(last)) return await pixelsOf(next);
    last = next;
  }
  throw new Error(`The story does not stand still: ${MOST_SHOTS} shots, no two in a row the same.`);
}

/** What it looks like once it looks like the picture on record, or after `PATIENCE` and standing still. */
export async function settled(shoot: Shoot, isOnRecord: (shot: Pixels) => boolean): Promise<Pixels> {
  const started = performance.now();
  while (performance.now() - started < PATIENCE) {
    const shot = await pixelsOf(await shoot());
    if (isOnRecord(shot)) return shot;
  }
  return await steady(shoot);
}
