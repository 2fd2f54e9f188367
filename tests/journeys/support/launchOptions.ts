import { existsSync } from 'node:fs';
import type { LaunchOptions } from 'playwright';

const chromium =
  process.env['CHROMIUM_PATH'] ??
  ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find((path) => existsSync(path));

/**
 * Disabled features. Only the last `--disable-features` counts, so the first of these repeat Playwright's
 * own. The WebUI ones make Chromium keep a page ready for the address bar of every window, a third of the
 * work of a visit.
 */
const without = [
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

/** Launch options for the full browser, which tracks the visibility of its windows. */
export const wholeBrowser = {
  ...(chromium !== undefined && { executablePath: chromium }),
  args: ['--no-sandbox', '--disable-gpu', `--disable-features=${without.join(',')}`],
} satisfies LaunchOptions;

/** The same engine without windows, packaged by Debian: it saves half of the work of a visit. */
const shell = `${chromium}-headless-shell`;

export const launchOptions: typeof wholeBrowser = {
  ...wholeBrowser,
  ...(existsSync(shell) && { executablePath: shell }),
};
