// `pnpm accept-pictures [PATH…]`: records the current look of stories. Without a path all pictures are drawn again,
// and this machine's browser becomes the reference; with one, only those of that folder's stories.
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
