import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const configDir = fileURLToPath(new URL('./.storybook', import.meta.url));
const executablePath =
  process.env['CHROMIUM_PATH'] ??
  ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find((path) => existsSync(path));

const stories = {
  extends: './.storybook/vite.config.ts',
  plugins: [
    storybookTest({
      configDir,
      storybookScript: 'pnpm storybook --no-open',
      initialGlobals: { theme: 'light' },
    }),
  ],
  define: { 'import.meta.env.VITE_VISUAL': JSON.stringify(process.env['VISUAL'] ?? 'on') },
  optimizeDeps: { include: ['axe-core'] },
  test: {
    name: 'stories',
    isolate: false,
    fileParallelism: false,
    setupFiles: ['./.storybook/stories.setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 30_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          ...(executablePath === undefined ? {} : { executablePath }),
          args: [
            '--font-render-hinting=none',
            '--disable-lcd-text',
            '--force-color-profile=srgb',
            '--hide-scrollbars',
          ],
        },
        contextOptions: {
          viewport: { width: 1280, height: 960 },
          deviceScaleFactor: 1,
          reducedMotion: 'reduce' as const,
          locale: 'en-US',
          timezoneId: 'UTC',
        },
      }),
      instances: [{ browser: 'chromium' as const }],
      expect: {
        toMatchScreenshot: {
          comparatorName: 'pixelmatch' as const,
          // Every colour counts, but hover, focus halos and rounded corners are not drawn the same in every run: a
          // hundredth of a picture may differ until they are.
          comparatorOptions: { threshold: 0, allowedMismatchedPixelRatio: 0.01 },
          resolveScreenshotPath: ({ arg, ext, root, browserName, platform }: PicturePath) =>
            `${root}/.storybook/__screenshots__/${arg}-${browserName}-${platform}${ext}`,
          resolveDiffPath: ({ arg, ext, root }: PicturePath) => `${root}/.storybook/__diffs__/${arg}${ext}`,
        },
      },
    },
  },
};

interface PicturePath {
  arg: string;
  ext: string;
  root: string;
  browserName: string;
  platform: string;
}

export default defineConfig({
  test: {
    projects: [
      stories,
      {
        extends: './.storybook/vite.config.ts',
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{packages,apps}/*/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'contract',
          environment: 'node',
          include: ['tests/contract/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'journeys',
          environment: 'node',
          include: ['tests/journeys/**/*.test.ts'],
          globalSetup: ['tests/journeys/support/server.ts'],
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
