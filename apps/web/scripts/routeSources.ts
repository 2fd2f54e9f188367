import type { Plugin } from 'vite';

const line = /^ +source: 'screens\/[^']+',\n/gm;

/** Leaves the names of the screens' files out of the browser's route table: only the server links to them. */
export function routeSources(): Plugin {
  return {
    name: 'porchlight:route-sources',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    enforce: 'pre',
    transform: {
      filter: { id: /\/web\/src\/routes\.tsx$/ },
      handler(code) {
        const without = code.replaceAll(line, '');
        if (without === code) this.error('No route names its file as `source` any more');
        return without;
      },
    },
  };
}
