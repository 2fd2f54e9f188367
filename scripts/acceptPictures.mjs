// `pnpm accept-pictures [PATH…]`: what stories look like now becomes the record. Without a path all of it is drawn again,
// and this machine's browser becomes the one that drew it; with one, only the pictures of that folder's stories.
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { ensureBrowser } from './browser.mjs';
import { pnpm } from './run.mjs';

const paths = process.argv.slice(2);
const env = { CHROMIUM_PATH: await ensureBrowser() };
if (paths.every((path) => path.startsWith('-')))
  rmSync(fileURLToPath(new URL('../.storybook/__screenshots__', import.meta.url)), {
    recursive: true,
    force: true,
  });
const { code } = await pnpm(['exec', 'vitest', 'run', '--project', 'stories', ...paths, '--update=all'], {
  env,
});
process.exitCode = code;
