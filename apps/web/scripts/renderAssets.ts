import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

import type { RenderAssets, ScreenFiles } from '@porchlight/domain';
import { minifySync, type Plugin } from 'vite';

/** The file that the reference server reads and passes to `render` as `assets`. */
export const renderAssetsFile = 'render-assets.json';

/** The hash of an inline script or style for the content security policy. */
const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Sources that the page of a signed-in user loads first. */
const isOfSession = /\/src\/(?:session\/liveSession|api\/calls)\.ts$/;

/** The minified `boot.js`, which runs before the first paint. */
function bootScript(): RenderAssets['boot'] {
  const file = new URL('../public/boot.js', import.meta.url);
  const text = minifySync('boot.js', readFileSync(file, 'utf8')).code.trim();
  return { text, hash: hashOf(text) };
}

/**
 * Writes `render-assets.json` next to the client build: the files of each screen's first paint, so that the
 * server can inline or preload them at once.
 */
export function renderAssets(): Plugin {
  return {
    name: 'porchlight:render-assets',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    enforce: 'post',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      const entry = chunks.find((chunk) => chunk.isEntry);
      if (entry === undefined) return;

      /** A chunk and all its static imports, deepest last. */
      const withImports = (fileName: string, seen = new Set<string>()): Set<string> => {
        const chunk = byName.get(fileName);
        if (chunk === undefined || seen.has(fileName)) return seen;
        seen.add(fileName);
        for (const imported of chunk.imports) withImports(imported, seen);
        return seen;
      };
      const stylesOf = (names: Iterable<string>): string[] => [
        ...new Set([...names].flatMap((name) => [...(byName.get(name)?.viteMetadata?.importedCss ?? [])])),
      ];
      const sheets = Object.fromEntries(
        Object.values(bundle).flatMap((file) =>
          file.type === 'asset' && file.fileName.endsWith('.css')
            ? [[`/${file.fileName}`, file.source.toString().trim()] as const]
            : [],
        ),
      );
      const absolute = (names: Iterable<string>): string[] => [...names].map((name) => `/${name}`);

      const atOnce = withImports(entry.fileName);
      const styles = absolute(stylesOf(atOnce));
      const screens: Record<string, ScreenFiles> = {};
      const ofSession = new Set<string>();
      for (const chunk of chunks) {
        if (!chunk.isDynamicEntry) continue;
        const names = withImports(chunk.fileName);
        if (isOfSession.test(chunk.facadeModuleId ?? '')) names.forEach((name) => ofSession.add(name));
        const source = /\/src\/(screens\/[^?]+)$/.exec(chunk.facadeModuleId ?? '')?.[1];
        if (source === undefined) continue;
        const own = absolute(stylesOf(names)).filter((style) => !styles.includes(style));
        screens[source] = {
          scripts: absolute([...names].filter((name) => !atOnce.has(name))),
          styles: own,
          styleHash: hashOf([...styles, ...own].map((path) => sheets[path] ?? '').join('')),
        };
      }
      const fonts = Object.keys(bundle).filter((name) =>
        /latin-wght-normal.*\.woff2$|text.*\.woff2$/.test(name),
      );
      const assets: RenderAssets = {
        boot: bootScript(),
        script: `/${entry.fileName}`,
        styles,
        preloads: absolute([...atOnce].filter((name) => name !== entry.fileName)),
        protectedPreloads: absolute([...ofSession].filter((name) => !atOnce.has(name))),
        fonts: absolute(fonts),
        sheets,
        screens,
      };
      this.emitFile({
        type: 'asset',
        fileName: renderAssetsFile,
        source: `${JSON.stringify(assets, null, 1)}\n`,
      });
    },
  };
}
