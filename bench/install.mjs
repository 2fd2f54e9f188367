import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { pnpm } from '../scripts/run.mjs';

/**
 * Installs what a bench compares with, as the lockfile in its folder says, unless it is there. Nothing of the workspace
 * depends on it.
 *
 * @param {string} folder
 * @returns {Promise<boolean>} whether it is there now
 */
export async function install(folder) {
  const stamp = join(folder, 'node_modules/.installed-from');
  const wanted = createHash('sha256')
    .update(readFileSync(join(folder, 'pnpm-lock.yaml')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return true;
  console.log(`Installing what is compared with into bench/${basename(folder)}.`);
  const { code, output } = await pnpm(
    ['install', '--ignore-workspace', '--ignore-scripts', '--frozen-lockfile', '--prefer-offline'],
    { quiet: true, cwd: folder },
  );
  if (code === 0) writeFileSync(stamp, wanted);
  else console.error(output);
  return code === 0;
}
