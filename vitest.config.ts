import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

import { emulateMedia, forceStates } from './.storybook/device.ts';
import { comparePicture } from './.storybook/pictures/compare.ts';
import { uploadSink } from './tests/support/uploadSink.ts';

const configDir = fileURLToPath(new URL('./.storybook', import.meta.url));
const executablePath =
  process.env['CHROMIUM_PATH'] ??
  ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find((path) => existsSync(path));

/** The one browser that tests run in. Each project gets a description of its own, which the runner writes into. */
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      // The same pixels in every run: no graphics card, and every tile drawn whole, from whole photographs.
      args: [
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--force-color-profile=srgb',
        '--hide-scrollbars',
        '--disable-gpu',
        '--disable-gpu-rasterization',
        '--disable-partial-raster',
        '--disable-checker-imaging',
        '--num-raster-threads=1',
      ],
    },
    contextOptions: {
      // Room for the tallest page that is drawn whole.
      viewport: { width: 1280, height: 4000 },
      deviceScaleFactor: 1,
      reducedMotion: 'reduce' as const,
      locale: 'en-US',
      timezoneId: 'UTC',
    },
  }),
  instances: [{ browser: 'chromium' as const }],
});

/**
 * What renders with React or mocks a module gets modules of its own: a rendering that was left half way leaves its
 * contexts behind. All others share theirs, which saves them half of the time.
 */
const isolatedTests = [
  'apps/web/src/**/*.test.{ts,tsx}',
  'packages/*/src/**/*.test.tsx',
  'apps/api/src/**/*.isolated.test.ts',
];

const serverTests = ['apps/api/src/**/*.test.ts'];

/** They start and kill processes, or send every hostile value to every call: minutes for what seldom breaks. */
const longServerTests = [
  'market/jobs/killed',
  'market/images/crash',
  'market/messages/eventProcesses',
  'fuzz',
  'hostile',
].map((name) => `apps/api/src/${name}.test.ts`);
/** Slow lines, cut connections, other windows, tabs and sizes, photos in every form: CI runs them. */
const longJourneys = [
  'browsers',
  'conversationPages',
  'drafts',
  'interrupted',
  'largeLetters',
  'listingEditor',
  'listingEditorByKeys',
  'missingParts',
  'photos',
  'pseudo',
  'renditions',
  'staying',
  'switching',
  'timeouts',
].map((name) => `tests/journeys/${name}.test.ts`);
/** CI runs everything, and whatever is named runs. */
const isWhole = process.env['TEST_SCOPE'] !== 'short';

const snippetTests = 'scripts/docs/snippets/snippets.test.ts';

/** What is polled for is there in a moment, on a crowded machine some seconds later. */
const patient = { poll: { timeout: 15_000 } };

/** Only to end what hangs: tests wait for what they expect, and a crowded machine takes ten times as long. */
const limit = 60_000;

const stories = {
  extends: './.storybook/vite.config.ts',
  plugins: [
    storybookTest({
      configDir,
      storybookScript: 'pnpm storybook --no-open',
      initialGlobals: { theme: 'light' },
      tags: { exclude: isWhole ? [] : ['long'] },
    }),
  ],
  define: { 'import.meta.env.VITE_VISUAL': JSON.stringify(process.env['VISUAL'] ?? 'on') },
  optimizeDeps: { include: ['axe-core'] },
  test: {
    name: 'stories',
    isolate: false,
    // More than a machine of two cores has: a story waits as long as it works.
    maxWorkers: 3,
    setupFiles: ['./.storybook/stories.setup.ts'],
    // The stress stories draw everything there is on one page: more than a minute on a slow machine. One that ran out of
    // time would leave its device to those after it.
    testTimeout: 3 * limit,
    hookTimeout: 3 * limit,
    browser: {
      ...browser(),
      commands: { comparePicture, emulateMedia, forceStates },
    },
  },
};

export default defineConfig({
  test: {
    projects: [
      stories,
      {
        extends: './.storybook/vite.config.ts',
        test: {
          name: 'unit',
          expect: patient,
          environment: 'node',
          maxWorkers: 2,
          isolate: false,
          include: [
            '{packages,apps}/*/src/**/*.test.{ts,tsx}',
            '.storybook/**/*.test.ts',
            'scripts/**/*.test.{ts,mjs}',
          ],
          exclude: [
            ...serverTests,
            ...isolatedTests,
            snippetTests,
            '**/*.browser.test.ts',
            '**/node_modules/**',
          ],
          testTimeout: limit,
          hookTimeout: limit,
        },
      },
      {
        // Run by `pnpm check kit`, which installs the packed packages that the examples are compiled with.
        extends: './.storybook/vite.config.ts',
        test: {
          name: 'snippets',
          environment: 'node',
          include: [snippetTests],
          testTimeout: limit,
        },
      },
      {
        extends: './.storybook/vite.config.ts',
        test: {
          name: 'unit-isolated',
          expect: patient,
          environment: 'node',
          maxWorkers: 2,
          include: isolatedTests,
          exclude: ['**/*.browser.test.ts', '**/node_modules/**'],
          testTimeout: limit,
          hookTimeout: limit,
        },
      },
      {
        test: {
          name: 'server',
          expect: patient,
          environment: 'node',
          maxWorkers: 2,
          // Each file makes servers and databases of its own; the embedded database itself takes seconds to load.
          isolate: false,
          include: serverTests,
          exclude: [...isolatedTests, ...(isWhole ? [] : longServerTests), '**/node_modules/**'],
          testTimeout: limit,
          hookTimeout: limit,
        },
      },
      {
        plugins: [uploadSink],
        worker: { format: 'es' },
        // What only some tests import would otherwise be found while others run, and reload them.
        optimizeDeps: { include: ['@porchlight/web > xstate', '@porchlight/domain > yup'] },
        test: {
          name: 'browser',
          expect: patient,
          include: ['{packages,apps}/*/src/**/*.browser.test.ts'],
          isolate: false,
          fileParallelism: false,
          testTimeout: limit,
          browser: browser(),
        },
      },
      {
        test: {
          name: 'contract',
          expect: patient,
          environment: 'node',
          include: ['tests/contract/**/*.test.ts'],
          maxWorkers: 2,
          testTimeout: limit,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'journeys',
          expect: patient,
          environment: 'node',
          include: ['tests/journeys/**/*.test.ts'],
          exclude: [...(isWhole ? [] : longJourneys), '**/node_modules/**'],
          globalSetup: ['tests/journeys/support/server.ts'],
          setupFiles: ['tests/journeys/support/freshServer.ts'],
          // Loading the same modules for every file would take a tenth of the time.
          isolate: false,
          // More than a machine of two cores has: a journey waits as much as it computes.
          maxWorkers: 3,
          testTimeout: limit,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'faults',
          expect: patient,
          environment: 'node',
          include: ['tests/faults/**/*.test.ts'],
          maxWorkers: 2,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'engines',
          expect: patient,
          environment: 'node',
          include: ['tests/engines/**/*.test.ts'],
          globalSetup: ['tests/engines/support/setup.ts'],
          setupFiles: ['tests/journeys/support/freshServer.ts'],
          // One for each engine.
          maxWorkers: 2,
          testTimeout: limit,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
