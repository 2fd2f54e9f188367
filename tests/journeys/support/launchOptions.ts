import { existsSync } from 'node:fs';
import type { LaunchOptions } from 'playwright';

const chromium =
  process.env['CHROMIUM_PATH'] ??
  ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find((path) => existsSync(path));

/**
 * What the browser does without. Of two such lists only the last counts: the first of these stand in the test driver's
 * own. The others have Chromium keep a page ready for the address bar of every window, a third of the work of a visit.
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

/** How to start the browser with its windows, which know what of them can be seen, and what goes with them. */
export const wholeBrowser = {
  ...(chromium !== undefined && { executablePath: chromium }),
  args: ['--no-sandbox', '--disable-gpu', `--disable-features=${without.join(',')}`],
} satisfies LaunchOptions;

/** The same engine without windows, as Debian puts it beside the whole: half of the work of a visit is theirs. */
const shell = `${chromium}-headless-shell`;

/** How to start the browser. */
export const launchOptions: typeof wholeBrowser = {
  ...wholeBrowser,
  ...(existsSync(shell) && { executablePath: shell }),
};
