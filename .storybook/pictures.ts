// The reference pictures of stories: drawn by the browser, compared pixel by pixel, packed tightly when written.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import type { CDPSession, Page } from 'playwright';
import sharp from 'sharp';
import type { BrowserCommand, BrowserCommandContext } from 'vitest/node';

/** A part of the test frame, in px. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What came of a comparison: `null` when the picture is the one on record (or has become it), else what to tell. */
export type Verdict = string | null;

interface Pixels {
  width: number;
  height: number;
  data: Buffer;
}

/** A picture is waited for like everything else that stories check: this long, in ms. */
const PATIENCE = 3000;
/** Tiles may still be missing in a first shot; then shots are taken until two in a row are the same, at most this many. */
const MOST_SHOTS = 6;
/**
 * What once moved may keep a layer of its own, and the browser rounds the blended pixels of its edges another way there.
 * Such a rounding is at most this many levels of 255, on at most this many pixels of a picture.
 */
const ROUNDING = { levels: 8, pixels: 1000 };
/** Red, where a picture differs; elsewhere the difference shows the picture faded by this much. */
const FADE = 0.8;

async function pixelsOf(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

const isSame = (a: Pixels, b: Pixels): boolean =>
  a.width === b.width && a.height === b.height && a.data.equals(b.data);

/** Without loss, as small as PNG gets here: photographs like filters, flat drawings do not. */
async function pack({ width, height, data }: Pixels): Promise<Buffer> {
  const image = sharp(data, { raw: { width, height, channels: 3 } });
  const [flat, filtered] = await Promise.all(
    [false, true].map((adaptiveFiltering) =>
      image.clone().png({ compressionLevel: 9, adaptiveFiltering }).toBuffer(),
    ),
  );
  if (flat === undefined || filtered === undefined) throw new Error('Nothing was packed.');
  return flat.length < filtered.length ? flat : filtered;
}

const levelsApart = (a: Buffer, b: Buffer, at: number): number =>
  Math.max(...[at, at + 1, at + 2].map((channel) => Math.abs((a[channel] ?? 0) - (b[channel] ?? 0))));

interface Difference {
  count: number;
  /** Of 255. */
  levels: number;
  shown: Pixels;
}

/** How many pixels differ, and a picture that shows where; `null` instead when the sizes differ. */
function difference(before: Pixels, after: Pixels): Difference | null {
  if (before.width !== after.width || before.height !== after.height) return null;
  const data = Buffer.alloc(after.data.length);
  let count = 0;
  let most = 0;
  for (let i = 0; i < data.length; i += 3) {
    const differs = before.data.compare(after.data, i, i + 3, i, i + 3) !== 0;
    if (differs) {
      count += 1;
      most = Math.max(most, levelsApart(before.data, after.data, i));
      data[i] = 255;
    } else {
      for (let channel = i; channel < i + 3; channel += 1)
        data[channel] = 255 - (255 - (after.data[channel] ?? 255)) * (1 - FADE);
    }
  }
  return { count, levels: most, shown: { width: after.width, height: after.height, data } };
}

/** The same, but for what nobody can see and no change of the code is needed for. */
function isAlike(before: Pixels, after: Pixels): boolean {
  if (isSame(before, after)) return true;
  const found = difference(before, after);
  return found !== null && found.count <= ROUNDING.pixels && found.levels <= ROUNDING.levels;
}

async function write(path: string, pixels: Pixels): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, await pack(pixels));
}

/** One per page, for as long as the page is open. */
const sessions = new WeakMap<Page, Promise<CDPSession>>();

function sessionOf({ context, page }: BrowserCommandContext): Promise<CDPSession> {
  const session = sessions.get(page) ?? context.newCDPSession(page);
  sessions.set(page, session);
  return session;
}

type Shoot = () => Promise<Buffer>;

async function camera(context: BrowserCommandContext, area: Area): Promise<Shoot> {
  const frame = await context.page.locator('[data-vitest="true"]').boundingBox();
  if (frame === null) throw new Error('The test frame is not to be seen.');
  const session = await sessionOf(context);
  return async () => {
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      clip: { ...area, x: frame.x + area.x, y: frame.y + area.y, scale: 1 },
    });
    return Buffer.from(data, 'base64');
  };
}

async function steady(shoot: Shoot): Promise<Pixels> {
  let last = await shoot();
  for (let shot = 1; shot < MOST_SHOTS; shot += 1) {
    const next = await shoot();
    if (next.equals(last)) return await pixelsOf(next);
    last = next;
  }
  throw new Error(`The story does not stand still: ${MOST_SHOTS} shots, no two in a row the same.`);
}

/** What the area looks like once it looks like the picture on record, or after `PATIENCE` and standing still. */
async function settled(shoot: Shoot, isOnRecord: (shot: Pixels) => boolean): Promise<Pixels> {
  const started = performance.now();
  while (performance.now() - started < PATIENCE) {
    const shot = await pixelsOf(await shoot());
    if (isOnRecord(shot)) return shot;
  }
  return await steady(shoot);
}

/**
 * Compares what an area of the test frame looks like with the picture on record. With `--update` what it looks like now
 * goes on record; a story without a picture fails otherwise.
 */
export const comparePicture: BrowserCommand<[name: string, area: Area]> = async (context, name, area) => {
  const folder = join(context.project.config.root, '.storybook');
  const onRecord = join(folder, '__screenshots__', `${name}.png`);
  const differences = join(folder, '__diffs__', name);
  const isUpdate = context.project.config.snapshotOptions.updateSnapshot === 'all';

  const shoot = await camera(context, area);
  const reference = await readFile(onRecord).then(pixelsOf, () => null);
  const isOnRecord = (shot: Pixels): boolean => reference !== null && isAlike(reference, shot);
  const now = isUpdate || reference === null ? await steady(shoot) : await settled(shoot, isOnRecord);
  if (isOnRecord(now)) return null;
  if (isUpdate) {
    await write(onRecord, now);
    await Promise.all(['actual', 'diff'].map((kind) => rm(`${differences}-${kind}.png`, { force: true })));
    return null;
  }
  await write(`${differences}-actual.png`, now);
  if (reference === null) return `no picture on record: ${differences}-actual.png is what it looks like`;
  const found = difference(reference, now);
  if (found === null)
    return `${reference.width} by ${reference.height} px on record, ${now.width} by ${now.height} now: ${differences}-actual.png`;
  await write(`${differences}-diff.png`, found.shown);
  return `${found.count} pixels differ by up to ${found.levels} levels from ${onRecord}: ${differences}-diff.png`;
};
