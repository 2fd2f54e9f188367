import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { phonePhotoOf } from '../../../apps/api/src/testing/photos.ts';
import { ourServer } from './ourServer.ts';

/** The path of one of the demo's pictures: a photo as someone might have it on their disk. */
export const demoPhoto = (name: string): string =>
  join(import.meta.dirname, '../../../apps/api/seed-photos', `${name}.webp`);

/** Puts a file on the disk of the person at the browser. @returns its path */
async function fileOf(name: string, bytes: Uint8Array): Promise<string> {
  const folder = join(ourServer().dataDir, 'chosen');
  await mkdir(folder, { recursive: true });
  const path = join(folder, name);
  await writeFile(path, bytes);
  return path;
}

let photograph: Promise<Uint8Array> | undefined;

function takePhotograph(): Promise<Uint8Array> {
  photograph ??= readFile(demoPhoto('furniture-1')).then(phonePhotoOf);
  return photograph;
}

/**
 * A photograph of twelve megapixels and some megabytes from a phone held upright: it lies on its side, with a note to
 * turn it and one about the place where it was taken.
 */
export const phonePhoto = async (name: string): Promise<string> => fileOf(name, await takePhotograph());

/** A photograph whose file was damaged on its way: it begins as it should. */
export const damagedPhoto = async (name: string): Promise<string> =>
  fileOf(name, new Uint8Array(await takePhotograph()).fill(0x5a, 600));

/** What is called a photo and is none. */
export const renamedDrawing = (name: string): Promise<string> =>
  fileOf(name, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'));

/** Right kind, one megabyte too large. */
export const tooLargePhoto = (name: string): Promise<string> =>
  fileOf(name, Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(11 * 1_048_576)]));
