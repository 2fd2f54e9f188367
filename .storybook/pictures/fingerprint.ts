// Identifies the machine that recorded the pictures, by how its browser renders a probe page.
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Page } from 'playwright';

import { cameraOf, steady } from './camera.ts';
import { PROBE, probePage } from './probe.ts';

/** Stored with the pictures. */
interface DrawnBy {
  /** Browser name and version, for information. */
  browser: string;
  /** SHA-256 of the probe page's pixels. */
  probe: string;
}

async function look(page: Page, storybook: string): Promise<DrawnBy> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('The stories run in no browser of their own.');
  const context = await browser.newContext({
    viewport: PROBE,
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
  });
  try {
    const probe = await context.newPage();
    await probe.setContent(await probePage(storybook));
    await probe.evaluate(async () => {
      await Promise.all([...document.fonts].map((face) => face.load()));
      await Promise.all([...document.images].map((image) => image.decode()));
    });
    const { data } = await steady(await cameraOf(probe, { x: 0, y: 0, ...PROBE }));
    return {
      browser: `${browser.browserType().name()} ${browser.version()}`,
      probe: createHash('sha256').update(data).digest('hex'),
    };
  } finally {
    await context.close();
  }
}

async function compare(page: Page, storybook: string, isRecording: boolean): Promise<boolean> {
  const file = join(storybook, '__screenshots__', 'drawn-by.json');
  const now = await look(page, storybook);
  const onRecord = await readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as DrawnBy,
    () => null,
  );
  if (onRecord === null) {
    if (!isRecording) return true;
    await mkdir(join(storybook, '__screenshots__'), { recursive: true });
    await writeFile(file, `${JSON.stringify(now, null, 2)}\n`);
    return true;
  }
  if (onRecord.probe === now.probe) return true;
  console.log(
    `Pictures are left out: ${now.browser} on this machine draws otherwise than ${onRecord.browser} did, which drew those on record.`,
  );
  return false;
}

let answer: Promise<boolean> | undefined;

/**
 * Whether this machine renders like the one that recorded the pictures, checked once per run. Logs one line when it
 * does not. Without references, this machine becomes the recording one.
 *
 * @param page A page of the browser to check.
 * @param storybook The `.storybook` folder.
 */
export function drawsAsRecorded(
  page: Page,
  storybook: string,
  { isRecording }: { isRecording: boolean },
): Promise<boolean> {
  answer ??= compare(page, storybook, isRecording);
  return answer;
}
