import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, preview, type InlineConfig } from 'vite';
import { freePort } from '../../journeys/support/server.ts';

/** Builds the page in `tests/engines/kit` and serves it at its own origin. */
export async function serveKitPage(): Promise<{ origin: string; stop: () => Promise<void> }> {
  const outDir = await mkdtemp(join(tmpdir(), 'engine-kit-'));
  const config = {
    configFile: false,
    root: fileURLToPath(new URL('../kit', import.meta.url)),
    logLevel: 'error',
    plugins: [vanillaExtractPlugin(), react()],
    build: { outDir, emptyOutDir: true },
  } satisfies InlineConfig;
  await build(config);
  const port = await freePort();
  const server = await preview({ ...config, preview: { host: '127.0.0.1', port, strictPort: true } });
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      await server.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}
