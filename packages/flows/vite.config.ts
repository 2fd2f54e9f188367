import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { defineConfig } from 'vite';

import { library } from '../../scripts/packages/library.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const { exports, peerDependencies } = JSON.parse(readFileSync(here('package.json'), 'utf8')) as {
  exports: Record<string, string>;
  peerDependencies: Record<string, string>;
};

export default defineConfig(
  library({
    home: here('.'),
    entries: Object.fromEntries(
      Object.values(exports)
        .filter((path) => path.endsWith('.ts'))
        .map((path) => [path.slice('./src/'.length, -'.ts'.length), path]),
    ),
    external: Object.keys(peerDependencies),
  }),
);
