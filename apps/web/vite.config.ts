import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

import { leanRouter } from './scripts/leanRouter.ts';
import { renderAssets } from './scripts/renderAssets.ts';
import { routeSources } from './scripts/routeSources.ts';
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

/** The mocked world is for development: a build for people that carries any of it fails. */
function withoutMocks(): Plugin {
  return {
    name: 'porchlight:without-mocks',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        const mock =
          file.type === 'chunk' && file.moduleIds.find((id) => /\/web\/src\/mocks\/|\/msw\//.test(id));
        if (typeof mock === 'string') this.error(`The build carries a mock: ${mock}`);
      }
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
    test: /\/node_modules\/(react|react-dom|react-router|scheduler|dequal|swr)\//,
  },
  {
    name: 'browse',
    priority: 2,
    test: /\/(parts\/(ListingCards|CardHeart|images)|patterns\/(Listing(Card|Grid|Photo)|Price|RelativeDate|StatusBadge|FeaturedBadge|CategoryIcon)|components\/(Pagination|SearchField|Chip|ChipRow)|domain\/src\/(dates|pagination|imageSources|listingStatus)|web\/src\/api\/(listings|categories))\b/,
    minShareCount: 2,
  },
  // Small files that come together anyway: the route table names every one of them.
  { name: 'written', test: /\/web\/src\/written\// },
  { name: 'dialogs', test: /\/components\/(Dialog|Sheet|AlertDialog)\// },
  { name: 'account', test: /\/web\/src\/(account\/|app\/notice\b)/ },
  { name: 'choices', test: /\/ui\/src\/(components\/RadioGroup|lib\/choice)\b/ },
  { name: 'rules', test: /\/domain\/src\/(entities|listingRules|moments)\b/ },
  { name: 'flows', test: /\/node_modules\/xstate\/|\/flows\/src\/shared\// },
  {
    name: 'shared',
    priority: 1,
    test: /vite\/preload-helper|\/(web\/src\/(session\/(store|SessionContext|index)|routes|paths|app\/(?!notice)\w+|api\/(client|errors|paths|resource|unread|ApiContext)|talk\/MessageNews)|domain\/src\/(limits|urls|search|price|brand|storageKeys|failures|records|characters|texts\/(common|navigation|listings|listing|errors|categories|home))|patterns\/(Site\w+\/(?!MemberArea|MenuSheet)|BrandMark)|theme\/(layers|entrance)|components\/(TextField|Alert|Drawing\/(?!moreScenes)|EmptyState|ErrorState|Field|Select|SkipLink)|ui\/src\/(lib\/(?!choice|moveFocus)|icons\/(?!more))|primitives\/(Badge|Button|Card|Container|Heading|IconButton|Inline|Skeleton|Spinner|Stack|Text|TextLink|VisuallyHidden))\b/,
  },
];

export default defineConfig(({ mode, isSsrBuild }) => {
  const api = process.env['API_URL'] ?? 'http://127.0.0.1:3000';
  const isMock = mode === 'mock';
  return {
    plugins: [
      textsByArea(),
      routeSources(),
      vanillaExtractPlugin(),
      react(),
      leanRouter(),
      isMock ? mockFiles() : withoutMocks(),
      renderAssets(),
    ],
    resolve: {
      dedupe: ['react', 'react-dom'],
      // What the cache library and the machines call a shim for old versions of React: this one has the real thing.
      alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }],
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
          modulePreload: {
            polyfill: false,
            // What the first load brought need not be asked for with every screen.
            resolveDependencies: (_file, files) =>
              files.filter((file) => !/\/(index|shared|vendor|rolldown-runtime)-[^/]+$/.test(file)),
          },
          rolldownOptions: {
            // Texts and numbers of the domain travel with the screens that use them, not with the first load.
            optimization: { inlineConst: { mode: 'all', pass: 2 } },
            output: {
              codeSplitting: { groups: chunkGroups, includeDependenciesRecursively: false },
              // The route table names every file: fewer characters tell versions apart as well.
              entryFileNames: 'assets/[name]-[hash:7].js',
              chunkFileNames: 'assets/[name]-[hash:7].js',
              assetFileNames: 'assets/[name]-[hash:6][extname]',
            },
          },
        },
    // Otherwise the server bundle would carry React twice, and run the slow one.
    ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': JSON.stringify('production') } } : {}),
    // The server bundle carries its own copy of everything: it runs from any folder.
    ssr: { noExternal: true },
  };
});
