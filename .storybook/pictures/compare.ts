// Reference pictures of stories: captured in the browser, compared pixel by pixel, compressed when written.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import type { BrowserCommand } from 'vitest/node';

import { settled, steady, storyCamera, type Area } from './camera.ts';
import { drawsAsRecorded } from './fingerprint.ts';
import { difference, isAlike, pack, pixelsOf, stack, unstack, type Pixels } from './pixels.ts';
import { drawnBySystem } from './systemFonts.ts';

/** Result of a comparison: `null` without a difference, else a description. */
export type Verdict = string | null;

/** A screenshot of a story. A story with two themes has both in one picture, one below the other. */
export interface Shot {
  /** The picture's file name, without folder and extension. */
  name: string;
  area: Area;
  /** The picture's themes, from the top. */
  themes: readonly string[];
  /** The theme shown now. */
  theme: string;
}

/** While recording: captured themes of a picture, until all of them are complete. */
const recorded = new Map<string, Pixels[]>();

/** Reference pictures in use: read once for all themes of a story. */
const inUse = new Map<string, Promise<Pixels | null>>();

function onRecordAt(path: string, { theme, themes }: Shot): Promise<Pixels | null> {
  const known = theme === themes[0] ? undefined : inUse.get(path);
  const picture = known ?? readFile(path).then(pixelsOf, () => null);
  if (theme === themes.at(-1)) inUse.delete(path);
  else inUse.set(path, picture);
  return picture;
}

async function write(path: string, pixels: Pixels): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, await pack(pixels));
}

async function record(path: string, { name, theme, themes }: Shot, now: Pixels): Promise<void> {
  const shots = theme === themes[0] ? [now] : [...(recorded.get(name) ?? []), now];
  recorded.set(name, shots);
  if (shots.length < themes.length) return;
  recorded.delete(name);
  const picture = stack(shots);
  const before = await readFile(path).then(pixelsOf, () => null);
  if (before === null || !isAlike(before, picture)) await write(path, picture);
}

/**
 * Compares an area of the test frame with the reference picture; a story without a picture fails. With `--update` the
 * current screenshot becomes the reference, unless glyphs of it come from system fonts. A machine that renders
 * differently from the one that recorded the references neither compares nor records.
 */
export const comparePicture: BrowserCommand<[shot: Shot]> = async (context, shot) => {
  const { name, area, themes, theme } = shot;
  const { config } = context.project;
  const folder = join(config.root, '.storybook');
  const onRecord = join(folder, '__screenshots__', `${name}.webp`);
  const differences = join(folder, '__diffs__', `${name}_${theme}`);
  const isUpdate = config.snapshotOptions.updateSnapshot === 'all';

  if (!(await drawsAsRecorded(context.page, folder, { isRecording: isUpdate }))) {
    if (!isUpdate) return null;
    return 'this machine draws otherwise than the one that drew the pictures on record: see the page on testing';
  }

  const shoot = await storyCamera(context, area);
  if (isUpdate) {
    const foreign = theme === themes[0] ? await drawnBySystem(context.page) : [];
    if (foreign.length > 0) return `fonts of the system, which other machines lack: ${foreign.join('; ')}`;
    await record(onRecord, shot, await steady(shoot));
    await Promise.all(['actual', 'diff'].map((kind) => rm(`${differences}-${kind}.webp`, { force: true })));
    return null;
  }

  const picture = await onRecordAt(onRecord, shot);
  if (picture === null) {
    await write(`${differences}-actual.webp`, await steady(shoot));
    return `no picture on record: ${differences}-actual.webp is what it looks like`;
  }
  const reference = unstack(picture, themes.indexOf(theme), themes.length);
  const isOnRecord = (pixels: Pixels): boolean => isAlike(reference, pixels);
  const now = await settled(shoot, isOnRecord);
  if (isOnRecord(now)) return null;
  await write(`${differences}-actual.webp`, now);
  const found = difference(reference, now);
  if (found === null)
    return `${reference.width} by ${reference.height} px on record, ${now.width} by ${now.height} now: ${differences}-actual.webp`;
  await write(`${differences}-diff.webp`, found.shown);
  return `${found.count} pixels differ by up to ${found.levels} levels from ${onRecord}: ${differences}-diff.webp`;
};
