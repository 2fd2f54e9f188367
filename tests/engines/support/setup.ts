import type { TestProject } from 'vitest/node';
import startServers from '../../journeys/support/server.ts';
import { engineNames, installed } from './installed.ts';
import { serveKitPage } from './kitPage.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The origin of the page with parts of the kit. */
    kitPage: string;
  }
}

/** Reports missing engines, and starts the kit page and what else the tests need. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const missing = engineNames.filter((name) => installed(name) === undefined);
  if (missing.length > 0) {
    const problem = `Not on this machine: ${missing.join(', ')}. Debian has them as firefox-esr, and as webkit2gtk-driver with xvfb.`;
    if (process.env['REQUIRE_ENGINES'] === '1') throw new Error(problem);
    console.log(`${problem} Nothing is tried there.`);
  }
  if (missing.length === engineNames.length) return () => Promise.resolve();
  const [stopServers, kit] = await Promise.all([startServers(project), serveKitPage()]);
  project.provide('kitPage', kit.origin);
  return async () => {
    await Promise.all([stopServers(), kit.stop()]);
  };
}
