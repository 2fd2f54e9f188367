import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

import { renderAssets } from './scripts/renderAssets.ts';

const require = createRequire(import.meta.url);
const samplePhotos = fileURLToPath(new URL('../../.storybook/public/photos/', import.meta.url));

/** In `--mode mock` the dev server hands out the service worker and the sample photos that stories use. */
function mockFiles(): Plugin {
  return {
    name: 'porchlight:mock-files',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '').split('?')[0] ?? '';
        if (path === '/mockServiceWorker.js') {
          response.setHeader('Content-Type', 'text/javascript');
          createReadStream(require.resolve('msw/mockServiceWorker.js')).pipe(response);
          return;
        }
        const photo = /^\/photos\/([a-z0-9-]+\.webp)$/.exec(path)?.[1];
        if (photo === undefined) return next();
        response.setHeader('Content-Type', 'image/webp');
        createReadStream(samplePhotos + photo)
          .on('error', () => {
            response.statusCode = 404;
            response.end();
          })
          .pipe(response);
      });
    },
  };
}

export default defineConfig(({ mode, isSsrBuild }) => {
  const api = process.env['API_URL'] ?? 'http://127.0.0.1:3000';
  const isMock = mode === 'mock';
  return {
    plugins: [vanillaExtractPlugin(), react(), ...(isMock ? [mockFiles()] : []), renderAssets()],
    resolve: { dedupe: ['react', 'react-dom'] },
    server: isMock ? {} : { proxy: { '/api': api, '/images': api } },
    // Found only while the app runs, so the dependency scanner would miss it and reload the page once.
    optimizeDeps: { include: ['@porchlight/ui > @vanilla-extract/recipes/createRuntimeFn'] },
    build: isSsrBuild
      ? { outDir: 'dist/server', emptyOutDir: true, copyPublicDir: false }
      : { outDir: 'dist/client', emptyOutDir: true, manifest: true, assetsInlineLimit: 0 },
    // The server bundle carries its own copy of everything: it runs from any folder.
    ssr: { noExternal: true },
  };
});
