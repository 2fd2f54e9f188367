import { existsSync } from 'node:fs';

import { chromium } from 'playwright';

import { run } from './run.mjs';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

function find() {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && named !== '') {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH is ${named}, which does not exist.`);
    return named;
  }
  return [...INSTALLED, chromium.executablePath()].find((path) => existsSync(path));
}

/**
 * The path of a Chromium for tests: `CHROMIUM_PATH`, an installed one, the test driver's own, or, when running as
 * root on Debian, the distribution's package.
 * @returns {Promise<string>}
 * @throws {Error} when none is available, with what to do.
 */
export async function ensureBrowser() {
  const found = find();
  if (found !== undefined) return found;
  console.log('No Chromium found: installing one.');
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await run('apt-get', ['update', '-qq'], { quiet: true });
    await run('apt-get', ['install', '-y', '-qq', 'chromium'], {
      quiet: true,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
  } else {
    await run('pnpm', ['exec', 'playwright', 'install', 'chromium']);
  }
  const installed = find();
  if (installed === undefined) {
    throw new Error('No Chromium could be installed. Install one and set CHROMIUM_PATH to its path.');
  }
  return installed;
}
