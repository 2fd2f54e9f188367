import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Number of names with two characters, and with up to three. */
const [SHORT, ALL] = [36 ** 2, 36 ** 3];

/**
 * Short class names: two characters for the first ones of every file, three for the rest. Hashes would add three
 * quarters of a kilobyte to the compressed stylesheet.
 */
export function shortNames(home: string, prefix: string) {
  const files = readdirSync(join(home, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css.ts'))
    .map((path) => `src/${path.replaceAll('\\', '/')}`)
    .toSorted();
  const first = Math.floor(SHORT / files.length);
  const further = Math.floor((ALL - SHORT) / files.length);
  const numberOf = (file: number, index: number): number =>
    index < first ? file * first + index : SHORT + file * further + index - first;
  const known = new Map<string, Map<string, string>>();
  return ({ hash, filePath }: { hash: string; filePath: string }): string => {
    const file = files.indexOf(filePath);
    if (file < 0) throw new Error(`${filePath} is no stylesheet of the kit.`);
    const names = known.get(filePath) ?? new Map<string, string>();
    known.set(filePath, names);
    const name = names.get(hash) ?? prefix + numberOf(file, names.size).toString(36).padStart(2, '0');
    names.set(hash, name);
    return name;
  };
}
