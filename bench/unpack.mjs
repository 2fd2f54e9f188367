// Unpacks packages' tarballs into a folder where imports find them, as after an installation.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { packPackages } from '../scripts/packages/pack.mjs';

// A folder from which React and XState can be resolved.
const place = fileURLToPath(new URL('../packages/flows', import.meta.url));

/**
 * @param {string[]} names Packages.
 * @param {(folder: string) => Promise<void>} work Entries in `folder` can import them.
 */
export async function withPackages(names, work) {
  const tarballs = await packPackages();
  const folder = mkdtempSync(join(place, '.weigh-'));
  try {
    for (const name of names) {
      const home = join(folder, 'node_modules', name);
      mkdirSync(home, { recursive: true });
      execFileSync('tar', ['-xzf', tarballs[name], '-C', home, '--strip-components', '1']);
    }
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
