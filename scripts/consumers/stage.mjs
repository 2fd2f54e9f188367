// Sets strangers' projects up outside this repository: copies of `tests/consumers`, with the tarballs installed and the
// texts of the packages' READMEs in place, word by word.
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { run } from '../run.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const digest = (content) => createHash('sha256').update(content).digest('hex').slice(0, 12);

/** Where they stand. It stays, so that the next run has little to install. */
const work = join(tmpdir(), `porchlight-consumers-${digest(root)}`);

/** Which README each follows. */
const FOLLOWED = {
  vite: 'ui',
  next: 'ui',
  astro: 'ui',
  'react-router': 'ui',
  tailwind: 'ui',
  bootstrap: 'ui',
  flows: 'flows',
  explorer: 'flow-explorer',
};

/** Chapters for one of them alone, by how their headings begin. */
const CHAPTERS = { Next: 'next', 'React Router': 'react-router', Astro: 'astro' };

/** What a README says to one of those who follow it. */
function readChapters(name, consumer) {
  const chapters = readFileSync(join(root, 'packages', name, 'README.md'), 'utf8').split(/^## /m);
  const isForOthers = (chapter) =>
    Object.entries(CHAPTERS).some(([start, only]) => chapter.startsWith(start) && only !== consumer);
  return chapters.filter((chapter) => !isForOthers(chapter)).join('');
}

/** The texts of a README that name a file: in the first line, as a comment, or in the first of what comes before a page. */
function readBlocks(name, consumer) {
  return [
    ...readChapters(name, consumer).matchAll(
      /^```\w+\n(---\n)?(?:\/\/ |\/\* )([\w./-]+\.\w+)(?: \*\/)?\n([\s\S]*?)^```$/gm,
    ),
  ].map(([, fence = '', path, text]) => ({ path, text: fence + text }));
}

/**
 * Runs a command and gives its output; fails with it.
 *
 * @param {string} what For the message, when it fails.
 */
export async function must(what, command, args, { cwd = root, env = {} } = {}) {
  const { code, output } = await run(command, args, { quiet: true, cwd, env: { NODE_ENV: '', ...env } });
  if (code !== 0) throw new Error(`${what} failed:\n${output}`);
  return output;
}

/** Puts tarballs where their name changes with what is in them: an installer asks for a changed one again. */
function place(tarballs) {
  rmSync(join(work, 'packs'), { recursive: true, force: true });
  return Object.entries(tarballs).map(([name, file]) => {
    const folder = join(work, 'packs', digest(readFileSync(file)));
    mkdirSync(folder, { recursive: true });
    copyFileSync(file, join(folder, basename(file)));
    return `  '${name}': file:${join(folder, basename(file))}\n`;
  });
}

/**
 * @param {Record<string, string>} tarballs By the name of their package.
 * @returns {Promise<(consumer: string) => string>} The folder of a consumer.
 */
export async function stage(tarballs) {
  const source = join(root, 'tests/consumers');
  mkdirSync(work, { recursive: true });
  // What a README no longer says, or never said to this one, goes.
  for (const consumer of Object.keys(FOLLOWED))
    for (const entry of existsSync(join(work, consumer)) ? readdirSync(join(work, consumer)) : [])
      if (entry !== 'node_modules') rmSync(join(work, consumer, entry), { recursive: true });
  cpSync(source, work, { recursive: true, filter: (path) => basename(path) !== 'node_modules' });
  const workspace = readFileSync(join(source, 'pnpm-workspace.yaml'), 'utf8');
  writeFileSync(join(work, 'pnpm-workspace.yaml'), `${workspace}overrides:\n${place(tarballs).join('')}`);
  for (const [consumer, readme] of Object.entries(FOLLOWED))
    for (const { path, text } of readBlocks(readme, consumer)) {
      const file = join(work, consumer, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  await must(
    'Installing into the consumers',
    'pnpm',
    ['install', '--prefer-offline', '--ignore-scripts', '--no-frozen-lockfile'],
    { cwd: work },
  );
  return (consumer) => join(work, consumer);
}
