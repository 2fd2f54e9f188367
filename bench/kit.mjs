// Weighs the kit: each component of the set of eleven alone, and the set together, CSS included, React left out.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The set that the comparison kits were measured with, in bytes of gzip, CSS included. */
const ELEVEN = [
  'Button',
  'TextField',
  'Select',
  'Checkbox',
  'Dialog',
  'Menu',
  'Tabs',
  'Accordion',
  'Tooltip',
  'Alert',
  'Pagination',
];
const BUDGETS = { set: 14_500, Button: 1_000 };
const OTHERS = 'react-bootstrap 71, Mantine 77, MUI 103, Chakra 115, antd 161 kB';

async function weigh(names) {
  // Beside the kit's sources, so that the workspace resolves and vanilla-extract names classes as in the app.
  const folder = mkdtempSync(join(root, 'packages/ui/.weigh-'));
  const entry = join(folder, 'entry.ts');
  writeFileSync(entry, `export { ${names.join(', ')} } from '../src/index.ts';\n`);
  try {
    const { output } = await build({
      root: dirname(entry),
      configFile: false,
      logLevel: 'silent',
      mode: 'production',
      plugins: [vanillaExtractPlugin(), react()],
      build: {
        write: false,
        minify: true,
        cssMinify: true,
        cssCodeSplit: false,
        rolldownOptions: {
          input: entry,
          preserveEntrySignatures: 'strict',
          external: /^react(-dom)?(\/|$)/,
        },
      },
    });
    const size = (isWanted) =>
      output
        .filter((file) => isWanted(file.fileName))
        .reduce(
          (sum, file) => sum + gzipSync(file.type === 'chunk' ? file.code : file.source, { level: 9 }).length,
          0,
        );
    return { js: size((name) => name.endsWith('.js')), css: size((name) => name.endsWith('.css')) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const kb = (bytes) => (bytes / 1000).toFixed(1).padStart(6);
const rows = [];
const single = process.argv.includes('--each') ? ELEVEN : ['Button'];
for (const name of single) rows.push([name, await weigh([name])]);
rows.push(['set', await weigh(ELEVEN)]);

console.log(`The kit in kB gzip, React left out. The same set of eleven elsewhere: ${OTHERS}.`);
for (const [name, { js, css }] of rows) {
  const budget = BUDGETS[name];
  const total = js + css;
  const verdict = budget === undefined ? '' : total > budget ? `  OVER ${kb(budget)}` : `  of ${kb(budget)}`;
  console.log(`${name.padEnd(12)} js ${kb(js)}  css ${kb(css)}  together ${kb(total)}${verdict}`);
  if (budget !== undefined && total > budget) process.exitCode = 1;
}
