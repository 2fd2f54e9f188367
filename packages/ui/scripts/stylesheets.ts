import { copyFileSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { posix } from 'node:path';

import type { Plugin, Rolldown } from 'vite';

const FAMILY = '@fontsource-variable/bricolage-grotesque';
const FONT = 'fonts/bricolage-grotesque.woff2';
const require = createRequire(import.meta.url);

type Bundle = Rolldown.OutputBundle;

/** The stylesheet of every module that has one, by the module's file name. */
function takeSheets(bundle: Bundle): Map<string, string> {
  const sheets = new Map<string, string>();
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk' || !chunk.fileName.endsWith('.css.js')) continue;
    // Its imports have their own sheets.
    const own = bundle[chunk.fileName.replace(/js$/, 'ts.vanilla.css')];
    sheets.set(chunk.fileName, own?.type === 'asset' ? String(own.source) : '');
  }
  for (const [name, { type }] of Object.entries(bundle))
    if (type === 'asset' && name.endsWith('.css')) Reflect.deleteProperty(bundle, name);
  return sheets;
}

/** A module's dependencies, then itself, each once. */
function needs(bundle: Bundle, name: string, seen = new Set<string>()): Set<string> {
  const chunk = bundle[name];
  if (chunk?.type !== 'chunk' || seen.has(name)) return seen;
  const before = new Set(seen).add(name);
  for (const other of [...chunk.imports, ...chunk.dynamicImports])
    if (!before.has(other)) for (const one of needs(bundle, other, before)) before.add(one);
  before.delete(name);
  return before.add(name);
}

/** Library builds inline files into the stylesheet; the font has to stay a file that browsers can cache. */
const withFontFile = (css: string): string =>
  css.replace(/url\(["']?data:font\/woff2;base64,[^)"']+["']?\)/g, `url(./${FONT})`);

/** The top-level blocks of a sheet. */
function* blocksOf(css: string): Generator<string> {
  let [depth, start] = [0, 0];
  for (const { 0: sign, index } of css.matchAll(/[{}]/g)) {
    depth += sign === '{' ? 1 : -1;
    if (depth > 0) continue;
    yield css.slice(start, index + 1).trim();
    start = index + 1;
  }
}

/** Merges the blocks of each layer into one; within a layer, the order stays. */
function inLayers(css: string): string {
  const layers = new Map<string, string>();
  let outside = '';
  for (const block of blocksOf(css)) {
    const [, name, rules = ''] = /^@layer ([\w.]+)\s*\{([\s\S]*)\}$/.exec(block) ?? [];
    if (name === undefined) outside += block;
    else layers.set(name, (layers.get(name) ?? '') + rules);
  }
  return outside + [...layers].map(([name, rules]) => `@layer ${name}{${rules}}`).join('');
}

/** The layer order is stated once, at the start of a sheet, and not in every module. */
const withoutOrder = (css: string): string => css.replaceAll(/@layer [\w.,\s-]+;\n?/g, '');

/**
 * The package's CSS: a file for every module with styles; for every folder a `styles.css` that imports those it
 * needs; `base.css`, `reset.css` and `reset-parts.css`, which the folders' sheets require; and as single files
 * `styles.css` with all primitives and components (`styles-without-reset.css` for pages with their own reset), and
 * `patterns.css` to add to either.
 */
export function stylesheets(): Plugin {
  let outDir = '';
  return {
    name: 'stylesheets',
    enforce: 'post',
    configResolved: ({ root, build }) => {
      outDir = posix.join(root, build.outDir);
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const sheets = takeSheets(bundle);
        const layers = sheets.get('theme/layers.css.js') ?? '';
        const names = [...layers.matchAll(/@layer ([^;]+);/g)].flatMap(([, list = '']) => list.split(/,\s*/));
        const order = `@layer ${names.filter((name) => name.includes('.')).join(',')};`;
        const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
        const theme = (...parts: string[]) =>
          parts.map((part) => withFontFile(withoutOrder(sheets.get(`theme/${part}.css.js`) ?? ''))).join('');

        const isOfTheme = (name: string) => /^theme\/\w+\.css\.js$/.test(name);
        const own = (entry: string) =>
          [...needs(bundle, entry)].filter((name) => sheets.get(name)?.trim() && !isOfTheme(name));
        const cssOf = (name: string) => name.replace(/\.js$/, '');

        for (const [name, css] of sheets)
          if (css.trim() !== '' && !isOfTheme(name)) emit(cssOf(name), withoutOrder(css));
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || !/^\w+\/\w+\/index\.js$/.test(chunk.fileName)) continue;
          const folder = posix.dirname(chunk.fileName);
          const imports = own(chunk.fileName).map((name) => {
            const path = posix.relative(folder, cssOf(name));
            return `@import "${path.startsWith('.') ? path : `./${path}`}";\n`;
          });
          emit(`${folder}/styles.css`, `${order}\n${imports.join('')}`);
        }

        const everything = own('index.js');
        const isPattern = (name: string) => name.startsWith('patterns/');
        const whole = (names: string[]) =>
          inLayers(names.map((name) => withoutOrder(sheets.get(name) ?? '')).join(''));
        const general = whole(everything.filter((name) => !isPattern(name)));
        const base = order + theme('font', 'tokens', 'entrance', 'guard');
        emit('base.css', base);
        emit('reset.css', order + theme('followSystem', 'reset'));
        emit('reset-parts.css', order + theme('resetParts'));
        emit('styles.css', base + theme('followSystem', 'reset') + general);
        emit('styles-without-reset.css', base + theme('resetParts') + general);
        // Includes the layer order, so that it may be loaded before the other.
        emit('patterns.css', order + whole(everything.filter(isPattern)));
      },
    },
    writeBundle() {
      mkdirSync(`${outDir}/fonts`, { recursive: true });
      copyFileSync(
        require.resolve(`${FAMILY}/files/bricolage-grotesque-latin-wght-normal.woff2`),
        `${outDir}/${FONT}`,
      );
      copyFileSync(require.resolve(`${FAMILY}/LICENSE`), `${outDir}/fonts/LICENSE`);
    },
  };
}
