import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { safeJsonForHtml } from '@porchlight/domain';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const root = fileURLToPath(new URL('cards', import.meta.url));

/** Bundles an entry for production, and returns its output. */
async function bundle(entry, folder, ssr) {
  const { output } = await build({
    root,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    plugins: [vanillaExtractPlugin(), react()],
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    ssr: { noExternal: true },
    build: {
      ssr,
      outDir: folder,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      rolldownOptions: { input: join(root, entry) },
    },
  });
  return output;
}

/**
 * A page of the kit's cards for the same listings, rendered and hydrated with React alone: without router, cache,
 * session or header.
 *
 * @param {string} folder an empty folder for the build
 * @returns {Promise<{ page: string; files: [path: string, content: string | Uint8Array][] }>} with its scripts and fonts
 */
export async function cardsPage(listings, folder) {
  const client = await bundle('hydrate.tsx', join(folder, 'client'), false);
  const [server] = await bundle('render.tsx', join(folder, 'server'), true);
  const { render } = await import(pathToFileURL(join(folder, 'server', server.fileName)).href);
  const styles = client.find(({ fileName }) => fileName.endsWith('.css')).source;
  const entry = client.find(({ isEntry }) => isEntry).fileName;
  const props = { listings, now: Date.now() };
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Listings</title>
<meta name="description" content="Listings by neighbors."><style>${styles}</style></head>
<body><div id="root">${render(props)}</div>
<script type="application/json" id="data">${safeJsonForHtml(props)}</script>
<script type="module" src="/${entry}"></script></body></html>`;
  return { page, files: client.map(({ fileName, code, source }) => [`/${fileName}`, code ?? source]) };
}
