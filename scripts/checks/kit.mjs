// Packs the packages, checks them, and tries them in test projects that follow their READMEs.
//
//   node scripts/checks/kit.mjs explorer next        only the named ones
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { chromium } from 'playwright';

import { ensureBrowser } from '../browser.mjs';
import { consumers } from '../consumers/consumers.mjs';
import { must, stage } from '../consumers/stage.mjs';
import { packPackages } from '../packages/pack.mjs';

const named = process.argv.slice(2);
const unknown = named.filter((name) => !consumers.some((consumer) => consumer.name === name));
if (unknown.length > 0) throw new Error(`No such consumer: ${unknown.join(', ')}.`);

/** How many run at a time: most of the work is limited by one core. */
const AT_ONCE = 2;

async function checkTarball(name, file) {
  await must(`publint of ${name}`, 'pnpm', ['exec', 'publint', '--strict', file]);
  await must(`Types of ${name}`, 'pnpm', ['exec', 'attw', file, '--profile', 'esm-only']);
}

function installedIn(folder) {
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return Object.keys(dependencies).map(
    (name) =>
      `${name} ${JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')).version}`,
  );
}

async function tryAll(folderOf, browser) {
  const waiting = consumers.filter(({ name }) => named.length === 0 || named.includes(name));
  const rows = [];
  const faults = [];
  const worker = async () => {
    for (let consumer = waiting.shift(); consumer !== undefined; consumer = waiting.shift()) {
      const { name, what, text, work } = consumer;
      const start = Date.now();
      try {
        const measured = await work(folderOf(name), { browser });
        rows.push({ name, what, text, measured, seconds: Math.round((Date.now() - start) / 1000) });
      } catch (error) {
        faults.push(`${name}: ${error.message}`);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return { rows, faults };
}

const browser = await chromium.launch({ executablePath: await ensureBrowser() });
try {
  const tarballs = await packPackages();
  const checked = Promise.all(Object.entries(tarballs).map(([name, file]) => checkTarball(name, file)));
  const [folderOf] = await Promise.all([stage(tarballs), checked]);
  const { rows, faults } = await tryAll(folderOf, browser);
  for (const { name, what, text, measured, seconds } of rows) {
    console.log(`${what.padEnd(38)}${text.padEnd(40)}${measured} (${seconds} s)`);
    console.log(`    ${installedIn(folderOf(name)).join(', ')}`);
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
  console.log('The packages are clean and work in the test projects.');
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await browser.close();
}
