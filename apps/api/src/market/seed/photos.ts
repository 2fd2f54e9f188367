import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { apiFolder } from '../../folders.ts';
import type { Files } from '../../platform/ports/index.ts';
import { isFileKey, seedPrefix } from '../../platform/files/index.ts';
import type { StoredRendition } from '../listings/index.ts';

const folder = new URL('seed-photos/', apiFolder);

/** Pixel sizes of every picture, narrowest first; made by scripts/build-seed-photos.ts. */
type Sizes = Record<string, [number, number][]>;

/** The sizes of one demo picture. @throws when there is no such picture */
export function seedRenditions(name: string, sizes: Sizes = readSizes()): StoredRendition[] {
  const known = sizes[name];
  if (known === undefined)
    throw new Error(`The demo picture '${name}' is missing, or its sizes were not generated.`);
  return known.map(([width, height], index) => ({
    key: `${seedPrefix}${index === known.length - 1 ? '' : `${width}/`}${name}`,
    width,
    height,
  }));
}

export const readSizes = (): Sizes => readTable('sizes.json');

/** A tiny copy of every picture as a `data:` URL, by name; made by the same script. */
export const readPlaceholders = (): Record<string, string> => readTable('placeholders.json');

function readTable<Value>(file: string): Record<string, Value> {
  return JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
}

/** Adds the demo pictures to a file store, read from the repository: they need no copying and no shared store. */
export function withSeedPhotos(files: Files): Files {
  return {
    ...files,
    async get(key) {
      if (!key.startsWith(seedPrefix) || !isFileKey(key)) return files.get(key);
      const bytes = await readFile(new URL(key.slice(seedPrefix.length), folder)).catch(() => null);
      return bytes === null ? null : { bytes, contentType: 'image/webp' };
    },
  };
}
