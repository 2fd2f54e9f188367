import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

import { ensureBrowser } from '../../scripts/browser.mjs';

const TRIES = 4;

/**
 * Results of a first visit; times in milliseconds, as on a mid-range phone with a slow network.
 *
 * @typedef {object} Visit
 * @property {number} firstPaint
 * @property {number} largestPaint
 * @property {number} blocking Total time that scripts block the page, beyond 50 ms at a time.
 * @property {number} shift How much of the page moves: 0 is nothing.
 * @property {number} score Of 100.
 * @property {number} speed Of this machine at that time: Lighthouse's `benchmarkIndex`.
 */

/** Loads the two packages, which the bench installs on its first run. */
async function load() {
  const require = createRequire(new URL('package.json', import.meta.url));
  const from = (name) => import(pathToFileURL(require.resolve(name)).href);
  const [{ launch }, { default: lighthouse }] = await Promise.all([
    from('chrome-launcher'),
    from('lighthouse'),
  ]);
  return { launch, lighthouse };
}

/**
 * Creates a function that visits pages with Lighthouse's mobile preset, each time in a new browser.
 *
 * @returns {Promise<(address: string) => Promise<Visit>>}
 */
export async function createVisitor() {
  const { launch, lighthouse } = await load();
  const chromePath = await ensureBrowser();
  const tryToVisit = async (address) => {
    const browser = await launch({
      chromePath,
      chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
    });
    try {
      const result = await lighthouse(address, {
        port: browser.port,
        onlyCategories: ['performance'],
        logLevel: 'silent',
      });
      return result?.lhr ?? { runtimeError: { message: 'no answer' } };
    } finally {
      browser.kill();
    }
  };
  return async (address) => {
    let reason = '';
    // On a busy machine a recording may lack its beginning, which doesn't depend on the page.
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const { runtimeError, ...report } = await tryToVisit(address);
      if (runtimeError === undefined) return visitOf(report);
      reason = runtimeError.message;
    }
    throw new Error(`${address} could not be measured: ${reason}`);
  };
}

function visitOf({ audits, categories, environment }) {
  const value = (name) => audits[name]?.numericValue ?? Number.NaN;
  return {
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    score: (categories.performance?.score ?? Number.NaN) * 100,
    speed: environment.benchmarkIndex,
  };
}
