import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import react from '@vitejs/plugin-react';
import { defineConfig, mergeConfig } from 'vite';

import { library } from '../../scripts/packages/library.ts';
import { stylesheet } from './scripts/stylesheet.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const { dependencies, peerDependencies } = JSON.parse(readFileSync(here('package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
};

// It bundles the parts of the kit it uses, built like the kit: another project's Storybook needs one package and one
// stylesheet.
export default defineConfig(
  mergeConfig(
    library({
      home: here('.'),
      entries: { index: 'src/index.ts', driver: 'src/driver.ts' },
      external: Object.keys({ ...dependencies, ...peerDependencies }),
    }),
    {
      resolve: { alias: { '@porchlight/ui': here('../ui/dist/index.js') } },
      plugins: [react(), stylesheet()],
    },
  ),
);
