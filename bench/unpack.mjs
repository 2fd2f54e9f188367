// What a stranger has after installing a package: its tarball, unpacked where imports find it.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { packPackages } from '../scripts/packages/pack.mjs';

// A place from which React and XState are found.
const place = fileURLToPath(new URL('../packages/flows', import.meta.url));

/**
 * @param {string[]} names Packages.
 * @param {(folder: string) => Promise<void>} work Entries in `folder` import them as anyone would.
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
