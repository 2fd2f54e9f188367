import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

function* filesBelow(path) {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).sort()) yield* filesBelow(join(path, name));
}

function fingerprint(sources) {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of filesBelow(join(root, source))) {
      if (/\.(test|stories)\.tsx?$|\.mdx$/.test(file)) continue;
      hash.update(file.slice(root.length));
      hash.update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

/**
 * Runs `work` unless the outputs were made from the same sources.
 *
 * @param {string} name Name of the stamp file.
 * @param {{ sources: string[]; outputs: () => boolean; force?: boolean }} of Paths in the repository, and whether all
 * outputs exist.
 * @param {() => Promise<void>} work
 */
export async function unlessFresh(name, { sources, outputs, force = false }, work) {
  const file = join(root, `.tsbuild/${name}-stamp`);
  const stamp = fingerprint(sources);
  if (!force && outputs() && existsSync(file) && readFileSync(file, 'utf8') === stamp) return;
  await work();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, stamp);
}
