// Builds what people get: the web app (client and server renderer) and the packages.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { packPackages } from './packages/pack.mjs';
import { pnpm } from './run.mjs';
import { unlessFresh } from './stamp.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const SOURCES = [
  'packages/domain/src',
  'packages/ui/src',
  'packages/flows/src',
  'apps/web/src',
  'apps/web/public',
  'apps/web/index.html',
  'apps/web/scripts',
  'apps/web/vite.config.ts',
  'pnpm-lock.yaml',
];
const OUTPUTS = ['apps/web/dist/client/index.html', 'apps/web/dist/server/entry-server.js'];

/** Builds the web app unless what stands was built from the same sources. */
export async function buildWeb({ force = false } = {}) {
  const outputs = () => OUTPUTS.every((output) => existsSync(join(root, output)));
  await unlessFresh('web-build', { sources: SOURCES, outputs, force }, async () => {
    console.log('Building the web app.');
    const { code, output } = await pnpm(['--filter', '@porchlight/web', 'build'], {
      quiet: true,
      env: { NODE_ENV: 'production' },
    });
    if (code === 0) return;
    console.error(output);
    throw new Error('The web app did not build.');
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await buildWeb({ force: true });
  await packPackages({ force: true });
}
