import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { startProcess } from '../../../apps/api/src/testing/process.ts';
import { launchOptions } from '../../journeys/support/launchOptions.ts';
import { freePort } from '../../journeys/support/server.ts';
import { badLine, type BadLine } from './badLine.ts';

/** A server with the built web app, a faulty proxy in front of it, and a browser. */
export interface Web {
  /** The server's address, without the proxy. */
  address: string;
  line: BadLine;
  browser: Browser;
  stop(): Promise<void>;
}

export async function startWeb(): Promise<Web> {
  if (!existsSync(join(import.meta.dirname, '../../../apps/web/dist/client/index.html')))
    throw new Error('The faults of the browser need the built web app: run `pnpm build` first.');
  const folder = await mkdtemp(join(tmpdir(), 'faults-'));
  const port = await freePort();
  const server = await startProcess({
    DATA_DIR: folder,
    NODE_ENV: 'production',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
  });
  const line = await badLine(server.address, port);
  const browser = await chromium.launch(launchOptions);
  return {
    address: server.address,
    line,
    browser,
    async stop() {
      await browser.close();
      await line.stop();
      await server.stop();
      await rm(folder, { recursive: true });
    },
  };
}
