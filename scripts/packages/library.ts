// Build of the packages: every module stays a file, so that bundlers can drop unused ones; internal packages of this
// repository are bundled.
import { fileURLToPath } from 'node:url';

import type { UserConfig } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url)).replaceAll('\\', '/');

/** Internal packages that are bundled, and their folders there. */
const GUESTS: readonly (readonly [from: string, to: string])[] = [
  ['packages/domain/src/', 'domain/'],
  ['packages/ui/dist/', 'kit/'],
];

/** The path of a module in `dist`. */
function placeOf(id: string, home: string): string {
  const path = id.replaceAll('\\', '/').split('?')[0] ?? '';
  for (const [from, to] of [[`${home.slice(root.length)}src/`, ''] as const, ...GUESTS])
    if (path.startsWith(root + from)) return to + path.slice(root.length + from.length);
  throw new Error(`${path} is not part of the package.`);
}

export interface Library {
  home: string;
  /** The public modules, by their path in `dist`, without extension. */
  entries: Record<string, string>;
  /** Packages that stay external: dependencies and peers. */
  external: string[];
}

/** `Features.LightDark` of lightningcss: variables for a function that is not used here. */
const LIGHT_DARK = 1 << 20;

export function library({ home, entries, external }: Library): UserConfig {
  return {
    root: home,
    css: { lightningcss: { exclude: LIGHT_DARK } },
    resolve: { alias: { '@porchlight/domain': `${root}packages/domain/src/rules.ts` } },
    build: {
      target: 'es2022',
      // Those of the README: nothing is rewritten for older browsers.
      cssTarget: ['chrome116', 'firefox125', 'safari17.4'],
      minify: false,
      cssMinify: 'lightningcss',
      cssCodeSplit: true,
      assetsInlineLimit: 0,
      lib: { entry: entries, formats: ['es'] },
      rolldownOptions: {
        // Class names are constants: inlined, they would leave their stylesheet without an importer.
        optimization: { inlineConst: false },
        external: (id) => external.some((name) => id === name || id.startsWith(`${name}/`)),
        output: {
          preserveModules: true,
          preserveModulesRoot: 'src',
          entryFileNames: ({ name, facadeModuleId }) =>
            facadeModuleId === null || facadeModuleId.startsWith('\0')
              ? `${name}.js`
              : placeOf(facadeModuleId, home).replace(/(\.[tj]sx?)?$/, '.js'),
          assetFileNames: '[name][extname]',
        },
      },
    },
  };
}
