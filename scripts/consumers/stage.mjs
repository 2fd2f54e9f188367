// Sets up test projects outside this repository: copies of `tests/consumers`, with the tarballs installed and the
// code from the packages' READMEs inserted verbatim.
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

/** Folder of the projects. It is kept, so that the next run has little to install. */
const work = join(tmpdir(), `porchlight-consumers-${digest(root)}`);

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

/** Chapters for a single project, by the beginnings of their headings. */
const CHAPTERS = { Next: 'next', 'React Router': 'react-router', Astro: 'astro' };

/** The chapters of a README for one project. */
function readChapters(name, consumer) {
  const chapters = readFileSync(join(root, 'packages', name, 'README.md'), 'utf8').split(/^## /m);
  const isForOthers = (chapter) =>
    Object.entries(CHAPTERS).some(([start, only]) => chapter.startsWith(start) && only !== consumer);
  return chapters.filter((chapter) => !isForOthers(chapter)).join('');
}

/** Code blocks of a README that name a file: in a comment on the first line, or in the first line of front matter. */
function readBlocks(name, consumer) {
  return [
    ...readChapters(name, consumer).matchAll(
      /^```\w+\n(---\n)?(?:\/\/ |\/\* )([\w./-]+\.\w+)(?: \*\/)?\n([\s\S]*?)^```$/gm,
    ),
  ].map(([, fence = '', path, text]) => ({ path, text: fence + text }));
}

/**
 * Runs a command and returns its output, or throws with it.
 *
 * @param {string} what For the error message.
 */
export async function must(what, command, args, { cwd = root, env = {} } = {}) {
  const { code, output } = await run(command, args, { quiet: true, cwd, env: { NODE_ENV: '', ...env } });
  if (code !== 0) throw new Error(`${what} failed:\n${output}`);
  return output;
}

/** Copies tarballs to paths that change with their content, so that an installer reads a changed one again. */
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
  // Remove files that the README no longer contains for this project.
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
