// Checks the workspace's dependencies against `dependencies.json`: licenses, install scripts, exact versions,
// checksums, sources, versions known to be bad. Actions and images must be pinned by digest. Reads files only.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { auditDependencies } from './auditDependencies.mjs';
import { auditPins, isDockerfile, isPipeline } from './auditPins.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path) => readFileSync(join(root, path), 'utf8');
const json = (path) => JSON.parse(read(path));

const rooms = ['packages', 'apps'].flatMap((folder) =>
  readdirSync(join(root, folder)).map((name) => `${folder}/${name}/package.json`),
);
const manifests = ['package.json', ...rooms.filter((path) => existsSync(join(root, path)))].map((path) => ({
  path,
  manifest: json(path),
}));

/** Every package of the store that the workspace links to. */
function readInstalled() {
  const store = 'node_modules/.pnpm';
  return readdirSync(join(root, store)).flatMap((entry) => {
    // Folders are named `@scope+name@1.0.0_peers`; next to the package are links to its dependencies.
    const name = /^(@[^+]+\+)?[^@]+/.exec(entry)?.[0].replace('+', '/') ?? '';
    const folder = `${store}/${entry}/node_modules/${name}`;
    if (!existsSync(join(root, folder, 'package.json'))) return [];
    const { version, license, licenses, scripts = {} } = json(`${folder}/package.json`);
    const hasScripts = ['preinstall', 'install', 'postinstall'].some((script) => script in scripts);
    const builds = hasScripts || existsSync(join(root, folder, 'binding.gyp'));
    return [{ name, version, license: license ?? licenses, hasScripts: builds }];
  });
}

/** `allowBuilds` of `pnpm-workspace.yaml`: whether each package may run install scripts. */
const [, allowBuilds = ''] = /^allowBuilds:\n((?: {2}.*\n)*)/m.exec(read('pnpm-workspace.yaml')) ?? [];
const builds = Object.fromEntries(
  [...allowBuilds.matchAll(/^ {2}'?([^:']+)'?: (\w+)$/gm)].map(([, name, isRun]) => [name, isRun === 'true']),
);

const policy = json('scripts/checks/dependencies.json');
const installed = readInstalled();
const faults = auditDependencies({
  lockfile: read('pnpm-lock.yaml'),
  manifests,
  installed,
  builds,
  policy,
});
const pinned = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
  .toString()
  .split('\n')
  .filter((path) => (isDockerfile(path) || isPipeline(path)) && existsSync(join(root, path)));
for (const path of pinned) faults.push(...auditPins(path, read(path)));
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else
  console.log(
    `${installed.length} packages and the pins of ${pinned.length} files hold; bad versions as known on ${policy.advisories.checkedOn}.`,
  );
