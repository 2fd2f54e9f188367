// Builds every public package and packs each into a self-contained tarball: `pnpm pack-packages`.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { pnpm } from '../run.mjs';
import { unlessFresh } from '../stamp.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, 'dist');

/** In order of dependencies. */
const PACKAGES = ['ui', 'flows', 'flow-explorer'];
const SOURCES = [
  'scripts/packages',
  'packages/domain/src',
  ...PACKAGES.flatMap((name) =>
    ['src', 'scripts', 'package.json', 'README.md', 'CHANGELOG.md', 'LICENSE', 'vite.config.ts'].map(
      (path) => `packages/${name}/${path}`,
    ),
  ),
  'pnpm-lock.yaml',
];

async function must(what, args) {
  const { code, output } = await pnpm(args, { quiet: true, env: { NODE_ENV: 'production' } });
  if (code !== 0) throw new Error(`${what} failed:\n${output}`);
}

/** Checks that a package contains no tests, stories or documentation. */
function checkContents(name) {
  const stray = readdirSync(join(root, 'packages', name, 'dist'), {
    recursive: true,
    encoding: 'utf8',
  }).filter((path) =>
    /\.(test|stories|docs)\.|(^|\/)(docs|samples|conformance|explorer|foundations|schemas)(\/|$)/.test(path),
  );
  if (stray.length > 0) throw new Error(`${name} would ship unneeded files: ${stray.join(', ')}`);
}

async function pack(name) {
  const filter = ['--filter', `@porchlight/${name}`];
  rmSync(join(root, 'packages', name, 'dist'), { recursive: true, force: true });
  await must(`Building ${name}`, [...filter, 'build']);
  checkContents(name);
  await must(`Packing ${name}`, [...filter, 'pack', '--pack-destination', folder]);
}

const fileOf = (name) => {
  const { version } = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'));
  return join(folder, `porchlight-${name}-${version}.tgz`);
};

/**
 * The tarballs by package name, packed again unless they were made from the same sources.
 *
 * @returns {Promise<Record<string, string>>}
 */
export async function packPackages({ force = false } = {}) {
  const outputs = () => PACKAGES.every((name) => existsSync(fileOf(name)));
  await unlessFresh('packages', { sources: SOURCES, outputs, force }, async () => {
    console.log('Packing the packages.');
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    for (const name of PACKAGES) await pack(name);
  });
  return Object.fromEntries(PACKAGES.map((name) => [`@porchlight/${name}`, fileOf(name)]));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const tarballs = await packPackages({ force: true });
  for (const [name, file] of Object.entries(tarballs))
    console.log(`${name.padEnd(28)}${(statSync(file).size / 1000).toFixed(0).padStart(5)} kB  ${file}`);
}
