// Builds the product: the web app (client and server renderer), the server and the packages.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { packPackages } from './packages/pack.mjs';
import { pnpm } from './run.mjs';
import { unlessFresh } from './stamp.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const WEB_SOURCES = [
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
const WEB_OUTPUTS = ['dist', 'dist/es'].flatMap((folder) => [
  `apps/web/${folder}/client/index.html`,
  `apps/web/${folder}/server/entry-server.js`,
]);
const SERVER_SOURCES = [
  'packages/domain/src',
  'apps/api/src',
  'apps/api/package.json',
  'apps/api/vite.config.ts',
  'pnpm-lock.yaml',
];
const SERVER_OUTPUTS = ['apps/api/dist/main.js', 'apps/api/dist/jobs.js'];

/** Builds an app unless it was built from the same sources. */
async function buildApp(name, { title, sources, outputs, force }) {
  const stands = () => outputs.every((output) => existsSync(join(root, output)));
  await unlessFresh(`${name}-build`, { sources, outputs: stands, force }, async () => {
    console.log(`Building the ${title}.`);
    const { code, output } = await pnpm(['--filter', `@porchlight/${name}`, 'build'], {
      quiet: true,
      env: { NODE_ENV: 'production' },
    });
    if (code === 0) return;
    console.error(output);
    throw new Error(`The ${title} did not build.`);
  });
}

export const buildWeb = ({ force = false } = {}) =>
  buildApp('web', { title: 'web app', sources: WEB_SOURCES, outputs: WEB_OUTPUTS, force });

/** Builds the server for plain Node unless it was built from the same sources. */
export const buildServer = ({ force = false } = {}) =>
  buildApp('api', { title: 'server', sources: SERVER_SOURCES, outputs: SERVER_OUTPUTS, force });

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await buildWeb({ force: true });
  await buildServer({ force: true });
  await packPackages({ force: true });
}
