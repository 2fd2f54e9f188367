import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { phonePhotoOf } from '../../../apps/api/src/testing/photos.ts';
import { ourServer } from './ourServer.ts';

/** The path of a demo photo. */
export const demoPhoto = (name: string): string =>
  join(import.meta.dirname, '../../../apps/api/seed-photos', `${name}.webp`);

/** Writes a file that a test can choose. @returns its path */
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
 * A phone photo of twelve megapixels and several megabytes, stored sideways with Exif orientation and
 * location.
 */
export const phonePhoto = async (name: string): Promise<string> => fileOf(name, await takePhotograph());

/** A photo with a damaged file: only its start is intact. */
export const damagedPhoto = async (name: string): Promise<string> =>
  fileOf(name, new Uint8Array(await takePhotograph()).fill(0x5a, 600));

/** A file named like a photo that isn't one. */
export const renamedDrawing = (name: string): Promise<string> =>
  fileOf(name, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'));

/** A valid type, one megabyte over the limit. */
export const tooLargePhoto = (name: string): Promise<string> =>
  fileOf(name, Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(11 * 1_048_576)]));
