import type { StorybookConfig } from '@storybook/react-vite';

import { docsPlugin } from '../scripts/docs/plugin.ts';
import { bothLanguages } from './bothLanguages.ts';
import { withOtherNames } from './names.ts';

const config: StorybookConfig = {
  stories: [
    './docs/*.mdx',
    '../packages/*/src/**/*.mdx',
    '../packages/*/src/**/*.stories.tsx',
    '../apps/*/src/**/*.stories.tsx',
  ],
  staticDirs: ['./public'],
  experimental_indexers: (indexers = []) => indexers.map(withOtherNames),
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  // Replaced by the kit's own reader: Storybook's does not follow `Omit`, unions and links rendered by a router.
  typescript: { reactDocgen: false },
  viteFinal: (config) => ({ ...config, plugins: [...(config.plugins ?? []), docsPlugin(), bothLanguages()] }),
  // Its tour is for people who set up Storybook, not for readers of this one.
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
