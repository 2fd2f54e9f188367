import { readFile } from 'node:fs/promises';
import { nameProblem, texts, type LookAlikes } from '@porchlight/domain';
import { apiFolder } from '../folders.ts';
import { invalid } from '../http/index.ts';

const file = new URL('data/look-alikes.txt', apiFolder);

let loaded: Promise<LookAlikes> | undefined;

/** Unicode's characters that look like Latin letters, read when the first name is set. */
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

/**
 * Refuses a name that reads as if the site spoke, look-alikes of all scripts included. The schema in the browser knows
 * the most frequent look-alikes only.
 * @throws HttpError 422 at `name`
 */
export async function refuseStaffName(name: string): Promise<void> {
  if (nameProblem(name, await lookAlikes()) === 'staff') throw invalid({ name: [texts.auth.nameIsStaff] });
}
