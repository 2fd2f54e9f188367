// Writes a package's types into its `dist`, including those of bundled packages, so that external compilers find all
// of them there. Run in the package's folder, after its build.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const home = process.cwd();
const dist = join(home, 'dist');

/** Packages bundled inside another: their folder there, and their public module. */
const GUESTS = { '@porchlight/domain': { folder: 'domain', entry: 'rules.js' } };

function emit(folder, outDir) {
  execFileSync(
    join(root, 'node_modules/.bin/tsc'),
    ['-p', join(folder, 'tsconfig.build.json'), '--outDir', outDir],
    { stdio: 'inherit', shell: process.platform === 'win32' },
  );
}

const declarations = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.d.ts'))
    .map((path) => join(folder, path));

/**
 * Rewrites import paths: `.ts` becomes `.js`, bundled packages are in a folder next to it, and stylesheets are left
 * to the package's users.
 */
function rename(path) {
  const source = readFileSync(path, 'utf8').replaceAll(/^import '[^']+\.css';\n/gm, '');
  const rewritten = source.replace(
    /(from |import\(|import )(['"])([^'"]+)\2/g,
    (_all, before, quote, name) => {
      const guest = GUESTS[name];
      const target =
        guest === undefined
          ? name.replace(/^(\..*)\.tsx?$/, '$1.js')
          : posix.join(relative(dirname(path), join(dist, guest.folder)).split(sep).join('/'), guest.entry);
      const address = guest !== undefined && !target.startsWith('.') ? `./${target}` : target;
      return before + quote + address + quote;
    },
  );
  writeFileSync(path, rewritten);
}

emit(home, dist);
const isNeeded = (name) =>
  declarations(dist).some((path) => readFileSync(path, 'utf8').includes(`'${name}'`));
for (const [name, { folder }] of Object.entries(GUESTS))
  if (isNeeded(name)) {
    emit(join(root, 'packages', folder), join(dist, folder));
    for (const of of ['index.d.ts', 'schemas'])
      rmSync(join(dist, folder, of), { recursive: true, force: true });
  }
for (const path of declarations(dist)) rename(path);
// A stylesheet has no types; compilers that check side-effect imports need a module.
if (existsSync(join(dist, 'styles.css'))) writeFileSync(join(dist, 'css.d.ts'), 'export {};\n');
