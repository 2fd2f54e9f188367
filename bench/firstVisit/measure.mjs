import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

import { ensureBrowser } from '../../scripts/browser.mjs';

const TRIES = 4;

/**
 * What a first visit of a page shows when; times in milliseconds, as on a middling phone with a slow line.
 *
 * @typedef {object} Visit
 * @property {number} firstPaint
 * @property {number} largestPaint
 * @property {number} blocking How long scripts keep the page from answering, beyond 50 ms at a time.
 * @property {number} shift How much of the page moves: 0 is nothing.
 * @property {number} score Of 100.
 * @property {number} speed Of this machine at that moment: Lighthouse's `benchmarkIndex`.
 */

/** The two packages, which are not there before the bench is first run. */
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
 * What visits pages by Lighthouse's mobile preset: each visit in a browser of its own that has been nowhere.
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
    // On a busy machine a recording may lack its beginning, which says nothing about the page.
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const { runtimeError, ...report } = await tryToVisit(address);
      if (runtimeError === undefined) return visitOf(report);
      reason = runtimeError.message;
    }
    throw new Error(`Nothing was measured of ${address}: ${reason}`);
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
