import { cpSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const kit = (path: string): string => here(`../../ui/dist/${path}`);

/** The names of the kit's classes are not those of a kit that stands beside it, of whatever version. */
const ofItsOwn = (text: string): string => text.replaceAll(/\bpl_/g, 'plfx_');

/**
 * One stylesheet: tokens and what the Explorer uses of the kit, set to rights in its own parts alone, then its own. The
 * page around it stays as it is.
 */
export function stylesheet(): Plugin {
  return {
    name: 'stylesheet',
    enforce: 'post',
    renderChunk: (code, { fileName }) => (fileName.startsWith('kit/') ? ofItsOwn(code) : null),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const own: string[] = [];
        const parts: string[] = [];
        for (const [name, file] of Object.entries(bundle)) {
          if (file.type === 'asset' && name.endsWith('.css')) {
            own.push(String(file.source));
            Reflect.deleteProperty(bundle, name);
          }
          const path = /^kit\/(.+\.css)\.js$/.exec(name)?.[1];
          if (path !== undefined && !path.startsWith('theme/')) parts.push(readFileSync(kit(path), 'utf8'));
        }
        const base = ['base.css', 'reset-parts.css'].map((name) => readFileSync(kit(name), 'utf8'));
        this.emitFile({
          type: 'asset',
          fileName: 'styles.css',
          source: ofItsOwn([...base, ...parts.toSorted(), ...own.toSorted()].join('')),
        });
      },
    },
    writeBundle: () => {
      cpSync(kit('fonts'), here('../dist/fonts'), { recursive: true });
    },
  };
}
