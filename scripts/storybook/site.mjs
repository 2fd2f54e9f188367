// The static build of Storybook: builds and serves it.
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { pnpm } from '../run.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/**
 * Builds the published form of Storybook.
 * @returns {Promise<string>} its folder.
 */
export async function buildSite() {
  const folder = join(root, '.tsbuild/storybook');
  const { code, output } = await pnpm(['exec', 'storybook', 'build', '--quiet', '-o', folder], {
    quiet: true,
    env: { NODE_ENV: 'production' },
  });
  if (code !== 0) throw new Error(`Storybook did not build.\n${output}`);
  return folder;
}

/**
 * All stories and pages.
 * @param {string} folder
 * @returns {{ id: string; type: 'story' | 'docs'; title: string; name: string }[]}
 */
export const entriesOf = (folder) =>
  Object.values(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')).entries);

/** A path prefix, as for a published project page. */
const BASE = '/storybook';

/**
 * Serves a folder on a free port, only to this machine.
 * @param {string} folder
 * @returns {Promise<{ address: string; close: () => void }>}
 */
export function serveSite(folder) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://site.invalid');
    const name = decodeURIComponent(pathname.slice(BASE.length));
    const path = join(folder, name, name.endsWith('/') ? 'index.html' : '');
    if (!pathname.startsWith(`${BASE}/`) || !existsSync(path) || !statSync(path).isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
      'cache-control': 'max-age=3600',
    });
    createReadStream(path).pipe(response);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve({
        address: `http://localhost:${server.address().port}${BASE}`,
        close: () => {
          server.closeAllConnections();
          server.close();
        },
      }),
    );
  });
}
