// Bundles an entry as a production build of an application would, React left out, and weighs what comes out.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Bytes after gzip at its hardest. */
export const gzipped = (content) => gzipSync(content, { level: 9 }).length;

/** A number of bytes as kB of 1000 bytes, for a column. */
export const kb = (bytes, digits = 1) => (bytes / 1000).toFixed(digits).padStart(8);

const outputs = (built) => (Array.isArray(built) ? built : [built]).flatMap(({ output }) => output);

/**
 * The gzip bytes of an entry's JavaScript and CSS, bundled and minified, what is fetched later included.
 *
 * @param {string} folder Where the entry stands: its imports are resolved from here.
 * @param {string} source The entry's text.
 * @param {RegExp[]} [without] Packages left out beside React.
 * @returns {Promise<{ js: number; css: number }>}
 */
export async function weigh(folder, source, without = []) {
  const entry = join(folder, 'entry.js');
  writeFileSync(entry, source);
  const files = outputs(
    await build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      mode: 'production',
      build: {
        write: false,
        minify: true,
        cssMinify: true,
        cssCodeSplit: false,
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: entry,
          preserveEntrySignatures: 'strict',
          external: [/^react(-dom)?(\/|$)/, ...without],
        },
      },
    }),
  );
  const sum = (ending) =>
    files
      .filter(({ fileName }) => fileName.endsWith(ending))
      .reduce((total, file) => total + gzipped(file.type === 'chunk' ? file.code : file.source), 0);
  return { js: sum('.js'), css: sum('.css') };
}

/**
 * Compiles the kit as its package is built, but with every stylesheet beside its module and imported by it, so that a
 * bundle holds the CSS of what it uses and no more.
 *
 * @returns {Promise<{ folder: string; base: string; whole: string; names: string[]; remove: () => void }>} Entries in
 *   `folder` import from './index.js'; `base` and `whole` are the imports of what every page needs and of all CSS;
 *   `names` is what the kit exports.
 */
export async function compileKit() {
  const home = join(root, 'packages/ui');
  const files = outputs(
    await build({ root: home, logLevel: 'silent', build: { write: false, cssCodeSplit: true } }),
  );
  // Inside the package, so that its dependencies are found.
  const folder = mkdtempSync(join(home, '.weigh-'));
  const importing = (file, from) =>
    [...(file.viteMetadata?.importedCss ?? [])].map((style) => {
      const address = posix.relative(from, style);
      return `import '${address.startsWith('.') ? address : `./${address}`}';\n`;
    });
  for (const file of files) {
    const path = join(folder, file.fileName);
    mkdirSync(dirname(path), { recursive: true });
    const own = file.type === 'asset' ? [] : importing(file, posix.dirname(file.fileName));
    writeFileSync(path, file.type === 'asset' ? file.source : own.join('') + file.code);
  }
  const chunks = files.filter(({ type }) => type === 'chunk');
  const entry = (fileName) => chunks.find((chunk) => chunk.fileName === fileName);
  const base = importing(entry('styles.js'), '.');
  return {
    folder,
    base: base.join(''),
    whole: [...new Set([...base, ...chunks.flatMap((chunk) => importing(chunk, '.'))])].join(''),
    names: entry('index.js').exports.toSorted(),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
