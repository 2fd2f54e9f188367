import type { Plugin } from 'vite';

interface ScreenFiles {
  scripts: string[];
  styles: string[];
}

/** The file that the reference server reads and passes to `render` as `assets`. */
export const renderAssetsFile = 'render-assets.json';

/**
 * Writes `render-assets.json` beside the client build: which files the first paint of each screen needs, so that the
 * server can link to all of them at once instead of letting the browser find them one after the other.
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

      /** A chunk and all that it imports at once, deepest last. */
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
      const absolute = (names: Iterable<string>): string[] => [...names].map((name) => `/${name}`);

      const atOnce = withImports(entry.fileName);
      const screens: Record<string, ScreenFiles> = {};
      for (const chunk of chunks) {
        const source = /\/src\/(screens\/[^?]+)$/.exec(chunk.facadeModuleId ?? '')?.[1];
        if (source === undefined || !chunk.isDynamicEntry) continue;
        const names = withImports(chunk.fileName);
        const styles = stylesOf(names).filter((style) => !stylesOf(atOnce).includes(style));
        screens[source] = {
          scripts: absolute([...names].filter((name) => !atOnce.has(name))),
          styles: absolute(styles),
        };
      }
      const fonts = Object.keys(bundle).filter((name) =>
        /latin-wght-normal.*\.woff2$|text.*\.woff2$/.test(name),
      );
      const assets = {
        script: `/${entry.fileName}`,
        styles: absolute(stylesOf(atOnce)),
        preloads: absolute([...atOnce].filter((name) => name !== entry.fileName)),
        fonts: absolute(fonts),
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
