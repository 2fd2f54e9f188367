import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { pnpm } from '../scripts/run.mjs';

/**
 * Installs a bench's packages for comparison from the lockfile in its folder, unless they are installed. The
 * workspace doesn't depend on them.
 *
 * @param {string} folder
 * @returns {Promise<boolean>} whether it is installed now
 */
export async function install(folder) {
  const stamp = join(folder, 'node_modules/.installed-from');
  const wanted = createHash('sha256')
    .update(readFileSync(join(folder, 'pnpm-lock.yaml')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return true;
  console.log(`Installing packages for comparison into bench/${basename(folder)}.`);
  const { code, output } = await pnpm(
    ['install', '--ignore-workspace', '--ignore-scripts', '--frozen-lockfile', '--prefer-offline'],
    { quiet: true, cwd: folder },
  );
  if (code === 0) writeFileSync(stamp, wanted);
  else console.error(output);
  return code === 0;
}
