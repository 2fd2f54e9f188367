import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

import { renderAssets } from './scripts/renderAssets.ts';
import { textsByArea } from './scripts/textsByArea.ts';

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

/**
 * Few files instead of many tiny ones, which compress badly: what every page needs, what nearly every screen needs,
 * and what listings look like wherever they appear.
 */
const chunkGroups = [
  {
    name: 'vendor',
    // The endless list of SWR belongs to the one screen that has one.
    test: /\/node_modules\/((react|react-dom|scheduler|use-sync-external-store|dequal)\/|swr\/(?!dist\/infinite))/,
  },
  {
    name: 'browse',
    priority: 2,
    test: /\/(parts\/(ListingCards|CardHeart|images)|patterns\/(Listing(Card|Grid|Photo)|Price|RelativeDate|StatusBadge|FeaturedBadge|CategoryIcon)|components\/(Pagination|SearchField|Chip|ChipRow)|domain\/src\/(dates|pagination|imageSources|entities|listingRules)|web\/src\/api\/(listings|categories))\b/,
    minShareCount: 2,
  },
  {
    name: 'shared',
    priority: 1,
    test: /\/(web\/src\/(router|session\/(store|SessionContext|index)|routes|paths|app\/(?!notice)\w+|api\/(client|errors|paths|resource|ApiContext))|domain\/src\/(urls|search|price|brand|storageKeys|failures|records|characters|texts\/(common|navigation|listings|listing|errors|categories|home))|patterns\/(Site\w+\/(?!MemberArea)|BrandMark)|components\/(Alert|Dialog|Drawing|EmptyState|ErrorState|Field|Select|Sheet|SkipLink)|ui\/src\/(lib\/(?!control|choice)|icons\/(?!more))|primitives\/(Badge|Button|Card|Container|Heading|IconButton|Inline|Skeleton|Spinner|Stack|Text|TextLink|VisuallyHidden))\b/,
  },
];

export default defineConfig(({ mode, isSsrBuild }) => {
  const api = process.env['API_URL'] ?? 'http://127.0.0.1:3000';
  const isMock = mode === 'mock';
  return {
    plugins: [
      textsByArea(),
      vanillaExtractPlugin(),
      react(),
      ...(isMock ? [mockFiles()] : []),
      renderAssets(),
    ],
    resolve: {
      dedupe: ['react', 'react-dom'],
      alias: {
        'use-sync-external-store/shim/index.js': fileURLToPath(
          new URL('./src/app/syncStore.ts', import.meta.url),
        ),
      },
    },
    server: isMock ? {} : { proxy: { '/api': api, '/images': api } },
    build: isSsrBuild
      ? { outDir: 'dist/server', emptyOutDir: true, copyPublicDir: false }
      : {
          outDir: 'dist/client',
          emptyOutDir: true,
          manifest: true,
          assetsInlineLimit: 0,
          // Every browser that runs this code knows `modulepreload`.
          modulePreload: { polyfill: false },
          rolldownOptions: {
            // Texts and numbers of the domain travel with the screens that use them, not with the first load.
            optimization: { inlineConst: { mode: 'all', pass: 2 } },
            output: { codeSplitting: { groups: chunkGroups, includeDependenciesRecursively: false } },
          },
        },
    // Otherwise the server bundle would carry React twice, and run the slow one.
    ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': JSON.stringify('production') } } : {}),
    // The server bundle carries its own copy of everything: it runs from any folder.
    ssr: { noExternal: true },
  };
});
