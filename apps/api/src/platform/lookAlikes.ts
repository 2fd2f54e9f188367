import { readFile } from 'node:fs/promises';
import type { LookAlikes } from '@porchlight/domain';
import { apiFolder } from '../folders.ts';

const file = new URL('data/look-alikes.txt', apiFolder);

let loaded: Promise<LookAlikes> | undefined;

/** Unicode's characters that look like Latin letters. Read when the first name or title is set. */
export function lookAlikes(): Promise<LookAlikes> {
  loaded ??= readFile(file, 'utf8').then(parse);
  return loaded;
}

function parse(table: string): LookAlikes {
  const rows = table.trimEnd().split('\n');
  return new Map(
    rows.flatMap((row): [string, string][] => {
      const [reading = '', characters = ''] = row.split(' ');
      return Array.from(characters, (character) => [character, reading]);
    }),
  );
}
