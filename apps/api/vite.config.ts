import { defineConfig } from 'vite';

import packageFile from './package.json' with { type: 'json' };

/**
 * What is native or has files of its own beside its code stays in `node_modules`: the `dependencies` of package.json, so
 * that an installation for production holds nothing more. All else travels in the bundle.
 */
const outside = Object.keys(packageFile.dependencies);

/** The server as plain Node runs it: `dist/main.js` and what it loads when it is asked for. */
export default defineConfig({
  build: {
    ssr: true,
    outDir: 'dist',
    target: 'node20',
    minify: false,
    // Side by side: files are found from the folder above (`src/folders.ts`).
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        jobs: 'src/jobsCommand.ts',
        embeddedThread: 'src/platform/db/embeddedThread.ts',
      },
      // An optional driver of `pg` that no one has here.
      external: ['pg-native'],
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: { noExternal: true, external: outside },
});
