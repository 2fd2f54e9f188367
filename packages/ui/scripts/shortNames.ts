import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/**
 * Names for classes, as short as can be: two letters for the file, a number within it. Hashes would make the whole
 * stylesheet half a kilobyte heavier, compressed.
 */
export function shortNames(home: string, prefix: string) {
  const files = readdirSync(join(home, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css.ts'))
    .map((path) => `src/${path.replaceAll('\\', '/')}`)
    .toSorted();
  if (files.length > LETTERS.length ** 2) throw new Error('Two letters are too few for the stylesheets.');
  const known = new Map<string, Map<string, string>>();
  return ({ hash, filePath }: { hash: string; filePath: string }): string => {
    const index = files.indexOf(filePath);
    if (index < 0) throw new Error(`${filePath} is no stylesheet of the kit.`);
    const names = known.get(filePath) ?? new Map<string, string>();
    known.set(filePath, names);
    const file = `${LETTERS.charAt(Math.floor(index / LETTERS.length))}${LETTERS.charAt(index % LETTERS.length)}`;
    const name = names.get(hash) ?? `${prefix}${file}${names.size.toString(36)}`;
    names.set(hash, name);
    return name;
  };
}
