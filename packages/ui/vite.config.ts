import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const FONT = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
const require = createRequire(import.meta.url);
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const { dependencies, peerDependencies } = JSON.parse(readFileSync(here('package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
};
const external = Object.keys({ ...dependencies, ...peerDependencies });

/** An entry for every room, so that `@porchlight/ui/components/Pagination` can be imported by itself. */
const rooms = Object.fromEntries(
  ['primitives', 'components', 'patterns'].flatMap((shelf) =>
    readdirSync(here(`src/${shelf}`))
      .filter((room) => existsSync(here(`src/${shelf}/${room}/index.ts`)))
      .map((room) => [`${shelf}/${room}/index`, `src/${shelf}/${room}/index.ts`]),
  ),
);

/** Library builds put assets into the stylesheet as base64; the font has to stay a file that browsers can cache. */
function fontAsFile(): Plugin {
  return {
    name: 'font-as-file',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const asset of Object.values(bundle)) {
        if (asset.type !== 'asset' || !asset.fileName.endsWith('.css')) continue;
        asset.source = String(asset.source).replace(
          /url\(["']?data:font\/woff2;base64,[^)"']+["']?\)/g,
          'url("./fonts/bricolage-grotesque.woff2")',
        );
      }
    },
    writeBundle() {
      mkdirSync(here('dist/fonts'), { recursive: true });
      copyFileSync(require.resolve(FONT), here('dist/fonts/bricolage-grotesque.woff2'));
    },
  };
}

/**
 * Servers that render React components by themselves need to know what belongs to the browser: every component.
 * Icons, names, tokens and the index files stay what they are, so that both sides can use them.
 */
function clientParts(): Plugin {
  return {
    name: 'client-parts',
    enforce: 'post',
    renderChunk: (code, { fileName }) =>
      !fileName.startsWith('icons/') && /^import .* from "react(\/jsx-runtime)?";$/m.test(code)
        ? `"use client";\n${code}`
        : null,
  };
}

export default defineConfig({
  plugins: [vanillaExtractPlugin(), react(), fontAsFile(), clientParts()],
  build: {
    target: 'es2022',
    minify: false,
    cssMinify: false,
    cssCodeSplit: false,
    lib: {
      entry: {
        index: 'src/index.ts',
        styles: 'src/styles.css.ts',
        'theme/index': 'src/theme/index.ts',
        'languages/de': 'src/languages/de.ts',
        'languages/en': 'src/languages/en.ts',
        'languages/es': 'src/languages/es.ts',
        'testing/index': 'src/testing/index.ts',
        ...rooms,
      },
      formats: ['es'],
      cssFileName: 'styles',
    },
    rolldownOptions: {
      // Class names are constants: put in place, they would leave their stylesheet without an importer.
      optimization: { inlineConst: false },
      external: (id) => external.some((name) => id === name || id.startsWith(`${name}/`)),
      output: {
        preserveModules: true,
        preserveModulesRoot: 'src',
        entryFileNames: '[name].js',
        assetFileNames: '[name][extname]',
      },
    },
  },
});
