// Bundles an entry like an application's production build, without React, and measures the output.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { build } from 'vite';

/** Bytes after gzip at the highest level. */
export const gzipped = (content) => gzipSync(content, { level: 9 }).length;

/** Bytes as kB of 1000 bytes, padded for a column. */
export const kb = (bytes, digits = 1) => (bytes / 1000).toFixed(digits).padStart(8);

const outputs = (built) => (Array.isArray(built) ? built : [built]).flatMap(({ output }) => output);

/**
 * The gzip bytes of an entry's JavaScript and CSS, bundled and minified, including lazy chunks.
 *
 * @param {string} folder Imports of the entry are resolved from here.
 * @param {string} source The entry's text.
 * @param {RegExp[]} [without] Packages left out besides React.
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
