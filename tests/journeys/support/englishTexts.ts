import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folders = ['apps/web/src', 'packages/domain/src'].map((folder) => join(root, folder));

/** Sentences of at least three words in a catalog's source, without those that contain values. */
async function sentencesIn(file: string): Promise<string[]> {
  const source = (await readFile(file, 'utf8')).replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  return [...source.matchAll(/(['"])((?:(?!\1)[^\\\n]|\\.)+)\1/g)]
    .map(([, , text = '']) => text.replaceAll(/\\(.)/g, '$1').trim())
    .filter((text) => text.split(' ').length >= 3);
}

/** English sentences of all catalogs that no Spanish catalog contains. */
export async function englishTexts(): Promise<string[]> {
  const english = new Set<string>();
  const spanish = new Set<string>();
  for (const folder of folders)
    for (const path of await readdir(folder, { recursive: true })) {
      const found = path.endsWith('.words.ts') ? english : path.endsWith('.words.es.ts') ? spanish : null;
      if (found !== null) for (const text of await sentencesIn(join(folder, path))) found.add(text);
    }
  return [...english].filter((text) => !spanish.has(text));
}
