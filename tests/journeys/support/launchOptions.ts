import { existsSync } from 'node:fs';
import type { LaunchOptions } from 'playwright';

const executablePath =
  process.env['CHROMIUM_PATH'] ??
  ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find((path) => existsSync(path));

/** How to start the browser. */
export const launchOptions = {
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
} satisfies LaunchOptions;
