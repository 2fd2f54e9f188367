// `pnpm bench`: everything with a size, budgets first; time measurements are printed and never fail.
import { fileURLToPath } from 'node:url';

import { ensureBrowser } from '../scripts/browser.mjs';
import { buildServer, buildWeb } from '../scripts/build.mjs';
import { run } from '../scripts/run.mjs';
import { install } from './install.mjs';

const flags = process.argv.slice(2);
const node = (...args) => run(process.execPath, args);

await buildWeb();
for (const args of [['bench/weight.mjs'], ['bench/kit.mjs', '--each'], ['bench/flows.mjs']]) {
  const { code } = await node(...args);
  if (code !== 0) process.exitCode = code;
  console.log('');
}
// Needs the network once; without it only our own figures are printed.
if (!flags.includes('--own')) await node('bench/others.mjs');
if (flags.includes('--speed')) {
  const listings = flags.filter((flag) => /^\d+$/.test(flag));
  await node('--import', 'tsx', 'bench/search.ts', ...listings);
}
if (flags.includes('--load') && (await install(fileURLToPath(new URL('load', import.meta.url))))) {
  await buildServer();
  await node('--import', 'tsx', 'bench/load.ts');
}
if (flags.includes('--attacks')) {
  await buildServer();
  await node('--import', 'tsx', 'bench/attacks.ts');
}
if (flags.includes('--images')) await node('bench/images.mjs');
if (flags.includes('--first-visit')) await node('--import', 'tsx', 'bench/firstVisit.mjs');
if (flags.includes('--messages')) {
  const env = { CHROMIUM_PATH: await ensureBrowser() };
  await run(process.execPath, ['--import', 'tsx', 'bench/messages.ts'], { env });
}
