// Weighs the flows: what each machine adds by itself, and what it needs of XState once for all of them.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { kb, weigh } from './bundle.mjs';

const home = fileURLToPath(new URL('../packages/flows', import.meta.url));
const { exports } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
const entries = Object.entries(exports)
  .filter(([, file]) => file.endsWith('.ts'))
  .map(([path, file]) => ({
    name: path === '.' ? 'all of them' : path.slice('./'.length),
    file: `../${file}`,
  }))
  .toSorted(
    (one, other) => Number(one.file.endsWith('src/index.ts')) - Number(other.file.endsWith('src/index.ts')),
  );

const work = mkdtempSync(join(home, '.weigh-'));
try {
  console.log('The flows, kB gzip');
  console.log(`${' '.repeat(20)}${['alone', 'with XState'].map((word) => word.padStart(12)).join('')}`);
  for (const { name, file } of entries) {
    const source = `export * from '${file}';\n`;
    const alone = await weigh(work, source, [/^xstate(\/|$)/]);
    const together = await weigh(work, source);
    console.log(`${name.padEnd(20)}${kb(alone.js).padStart(12)}${kb(together.js).padStart(12)}`);
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}
