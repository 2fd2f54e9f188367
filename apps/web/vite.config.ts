import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

import { inLanguage } from './scripts/inLanguage.ts';
import { renderAssets } from './scripts/renderAssets.ts';

const require = createRequire(import.meta.url);
const samplePhotos = fileURLToPath(new URL('../../.storybook/public/photos/', import.meta.url));

/** In `--mode mock` the dev server serves the service worker and the sample photos of the stories. */
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

/** Mocks are for development only: a production build that contains any of them fails. */
function withoutMocks(): Plugin {
  return {
    name: 'porchlight:without-mocks',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        const mock =
          file.type === 'chunk' && file.moduleIds.find((id) => /\/web\/src\/testing\/|\/msw\//.test(id));
        if (typeof mock === 'string') this.error(`The build carries a mock: ${mock}`);
      }
    },
  };
}

const isScreen = (chunk: string): boolean => /\/\w+Screen-/.test(chunk);
/** Chunks of every first load. */
const isInitial = (chunk: string): boolean => /\/(index|vendor|kit|rolldown-runtime)-/.test(chunk);

export default defineConfig(({ mode, isSsrBuild }) => {
  const api = process.env['API_URL'] ?? 'http://127.0.0.1:3000';
  const isMock = mode === 'mock';
  const language = process.env['APP_LANGUAGE'];
  // Each language is a build of its own, next to the default one.
  const outDir = language === undefined ? 'dist' : `dist/${language}`;
  return {
    plugins: [
      inLanguage(language),
      vanillaExtractPlugin(),
      react(),
      isMock ? mockFiles() : withoutMocks(),
      renderAssets(),
    ],
    // Workers are bundled on their own, and prepare texts, too.
    worker: { plugins: () => [inLanguage(language)] },
    resolve: { dedupe: ['react', 'react-dom'] },
    server: isMock ? {} : { proxy: { '/api': api, '/images': api } },
    build: isSsrBuild
      ? { outDir: `${outDir}/server`, emptyOutDir: true, copyPublicDir: false }
      : {
          outDir: `${outDir}/client`,
          assetsDir: language === undefined ? 'assets' : `assets/${language}`,
          copyPublicDir: language === undefined,
          emptyOutDir: true,
          manifest: true,
          assetsInlineLimit: 0,
          modulePreload: {
            polyfill: false,
            // What opens late fetches its scripts together, not one after the other. Not screens: the server
            // preloads those of a first visit, links prefetch others, and their lists would add 1.2 kB to every
            // first load.
            resolveDependencies: (file, dependencies) =>
              dependencies.filter((path) => path.endsWith('.css') || !(isScreen(file) || isInitial(path))),
          },
          rolldownOptions: {
            output: {
              codeSplitting: {
                // The first load has two files: libraries, which seldom change, and shared app code. Small
                // kit parts used by most screens form a third, because each alone would cost a request and
                // headers.
                groups: [
                  { name: 'vendor', test: /\/node_modules\//, tags: ['$initial'], priority: 1 },
                  { name: 'app', tags: ['$initial'] },
                  { name: 'kit', test: /\/packages\/ui\/src\/(lib|primitives|theme)\//, minShareCount: 14 },
                ],
              },
            },
          },
        },
    // Otherwise the server bundle would contain React twice, and run the development build.
    ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': JSON.stringify('production') } } : {}),
    // The server bundle includes all dependencies, so it runs from any folder.
    ssr: { noExternal: true },
  };
});
