import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, mergeConfig } from 'vite';

import { library } from '../../scripts/packages/library.ts';
import { clientParts } from './scripts/clientParts.ts';
import { shortNames } from './scripts/shortNames.ts';
import { stylesheets } from './scripts/stylesheets.ts';
import { CLASS_PREFIX } from './src/theme/parts.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const { peerDependencies } = JSON.parse(readFileSync(here('package.json'), 'utf8')) as {
  peerDependencies: Record<string, string>;
};

/** An entry for every folder, so that `@porchlight/ui/components/Pagination` can be imported separately. */
const rooms = ['primitives', 'components', 'patterns'].flatMap((shelf) =>
  readdirSync(here(`src/${shelf}`))
    .filter((room) => existsSync(here(`src/${shelf}/${room}/index.ts`)))
    .map((room) => `${shelf}/${room}/index`),
);

/** An entry for every language, so that only imported ones are loaded. */
const languages = readdirSync(here('src/languages'))
  .filter((file) => /^[\w-]+\.ts$/.test(file) && file !== 'index.ts')
  .map((file) => `languages/${file.slice(0, -'.ts'.length)}`);

const entries = ['index', 'theme/index', 'theme/values', 'testing/index', ...languages, ...rooms];
/** Only for the stylesheets created from them. */
const sheets = [
  'theme/layers',
  'theme/font',
  'theme/tokens',
  'theme/followSystem',
  'theme/guard',
  'theme/reset',
  'theme/resetParts',
];

export default defineConfig(
  mergeConfig(
    library({
      home: here('.'),
      entries: Object.fromEntries([
        ...entries.map((entry) => [entry, `src/${entry}.ts`]),
        ...sheets.map((sheet) => [`${sheet}.css`, `src/${sheet}.css.ts`]),
      ]),
      external: Object.keys(peerDependencies),
    }),
    {
      plugins: [
        vanillaExtractPlugin({ identifiers: shortNames(here('.'), CLASS_PREFIX) }),
        react(),
        stylesheets(),
        clientParts(),
      ],
    },
  ),
);
