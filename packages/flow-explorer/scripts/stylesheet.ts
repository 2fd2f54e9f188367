import { cpSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const kit = (path: string): string => here(`../../ui/dist/${path}`);

/** Renames the kit's classes, so that they don't clash with a kit of another version on the same page. */
const ofItsOwn = (text: string): string => text.replaceAll(/\bpl_/g, 'plfx_');

/**
 * One stylesheet: tokens and the kit's styles that the Explorer uses, reset only in its own elements, then its own.
 * The page around it is unaffected.
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
