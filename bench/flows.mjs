// Measures the flows from the tarball with an external bundler: the size of each machine, and the shared part of
// XState.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { kb, weigh } from './bundle.mjs';
import { withPackages } from './unpack.mjs';

const FLOWS = '@porchlight/flows';

await withPackages([FLOWS], async (folder) => {
  const { exports } = JSON.parse(readFileSync(join(folder, 'node_modules', FLOWS, 'package.json'), 'utf8'));
  const entries = Object.keys(exports).filter((path) => path.startsWith('./') && !path.endsWith('.json'));
  console.log('The flows, kB gzip');
  console.log(`${' '.repeat(20)}${['alone', 'with XState'].map((word) => word.padStart(12)).join('')}`);
  for (const [name, path] of [...entries.map((entry) => [entry.slice(2), entry.slice(1)]), ['all', '']]) {
    const source = `export * from '${FLOWS}${path}';\n`;
    const alone = await weigh(folder, source, [/^xstate(\/|$)/]);
    const together = await weigh(folder, source);
    console.log(`${name.padEnd(20)}${kb(alone.js).padStart(12)}${kb(together.js).padStart(12)}`);
  }
});
