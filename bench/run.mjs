// `pnpm bench`: the budgets in bytes first, then the measurements in time, which are printed and never fail.
import { buildWeb } from '../scripts/build.mjs';
import { run } from '../scripts/run.mjs';

await buildWeb();
const { code } = await run(process.execPath, ['bench/weight.mjs']);
process.exitCode = code;
if (process.argv.includes('--speed')) {
  await run(process.execPath, ['--import', 'tsx', 'bench/search.ts']);
}
