// Builds what is stale: the web app (client and server renderer) and, with `--kit`, the kit's package.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { pnpm } from './run.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const STAMP = join(root, '.tsbuild/web-build-stamp');
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

function* filesBelow(path) {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).sort()) yield* filesBelow(join(path, name));
}

function sourceStamp() {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of filesBelow(join(root, source))) {
      if (/\.(test|stories)\.tsx?$|\.mdx$/.test(file)) continue;
      hash.update(file.slice(root.length));
      hash.update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

/** Builds the web app unless what stands was built from the same sources. */
export async function buildWeb({ force = false } = {}) {
  const stamp = sourceStamp();
  const isFresh =
    OUTPUTS.every((output) => existsSync(join(root, output))) &&
    existsSync(STAMP) &&
    readFileSync(STAMP, 'utf8') === stamp;
  if (isFresh && !force) return;
  console.log('Building the web app.');
  const { code, output } = await pnpm(['--filter', '@porchlight/web', 'build'], {
    quiet: true,
    env: { NODE_ENV: 'production' },
  });
  if (code !== 0) {
    console.error(output);
    throw new Error('The web app did not build.');
  }
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, stamp);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await buildWeb({ force: true });
  const { code } = await pnpm(['--filter', '@porchlight/ui', '--if-present', 'build']);
  process.exitCode = code;
}
