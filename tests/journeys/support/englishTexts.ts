import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Every text of a catalog. Functions are left out: their texts contain values. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const load = async (file: string): Promise<string[]> =>
  textsIn({ ...((await import(pathToFileURL(file).href)) as object) });

/** English sentences of all catalogs, of at least three words, that no Spanish catalog contains. */
export async function englishTexts(): Promise<string[]> {
  const english = new Set<string>();
  const spanish = new Set<string>();
  const folders = ['apps/web/src', 'packages/domain/src'].map((folder) => join(root, folder));
  const files = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(folder, { recursive: true })).map((path) => join(folder, path)),
    ),
  );
  for (const file of files.flat().filter((path) => path.endsWith('.words.ts'))) {
    for (const text of await load(file)) english.add(text);
    for (const text of await load(file.replace(/\.words\.ts$/, '.words.es.ts'))) spanish.add(text);
  }
  return [...english].filter((text) => text.split(' ').length >= 3 && !spanish.has(text));
}
