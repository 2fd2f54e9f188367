// Measures how soon a first visit shows something, compared with a minimal page: the same cards and photos, without a
// script; and how long its scripts block the page, compared with the same cards hydrated with React alone.
// Run: pnpm bench --first-visit
//
// Method: the server with the demo's listings and the two pages are behind the same front. Lighthouse (mobile
// preset: a simulated slow network and slow phone) visits each page with an empty browser; the pages alternate over
// ROUNDS rounds after one to warm up; medians. Paints are reported as ratios to the static page, blocking as a ratio
// to React alone.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { listingPagePath, pagePaths } from '@porchlight/domain';

import { startProcess } from '../apps/api/src/testing/process.ts';
import { machine, percentiles } from './figures.ts';
import { cardsPage } from './firstVisit/cardsPage.mjs';
import { startFront } from './firstVisit/front.mjs';
import { createVisitor } from './firstVisit/measure.mjs';
import { newestListings, staticPage } from './firstVisit/staticPage.ts';
import { install } from './install.mjs';

const ROUNDS = 5;

/** The machine speeds for which the preset simulates a mid-range phone: docs/throttling.md of Lighthouse. */
const meantFor = '1500 to 2000';

/**
 * Limits of a page: for paints, as a multiple of the static page's; for the rest, absolute. The listings are also
 * compared with React alone, which hydrates the same cards.
 */
const budgets = {
  firstPaint: 1.4,
  largestPaint: 1.6,
  blocking: 50,
  blockingRatio: 1.5,
  shift: 0,
  score: 100,
};

const measured = ['firstPaint', 'largestPaint', 'blocking', 'shift', 'score'];
const heads = ['first ms', 'ratio', 'largest ms', 'ratio', 'blocked ms', 'to React', 'shift', 'score'];

const mediansOf = (visits) =>
  Object.fromEntries(
    measured.map((measure) => [measure, percentiles(visits.map((visit) => visit[measure])).p50]),
  );

/** A page's figures with the ratios; without `react` it has no comparable cards. */
const compared = (page, least, react) => ({
  ...page,
  firstRatio: page.firstPaint / least.firstPaint,
  largestRatio: page.largestPaint / least.largestPaint,
  blockingRatio: react && page.blocking / react.blocking,
});

function overBudget({ firstRatio, largestRatio, blocking, blockingRatio, shift, score }) {
  const limited = { firstPaint: firstRatio, largestPaint: largestRatio, blocking, blockingRatio, shift };
  const over = Object.keys(limited).filter((measure) => limited[measure] > budgets[measure]);
  return score < budgets.score ? [...over, 'score'] : over;
}

const row = (name, cells, end = '') =>
  name.padEnd(14) + cells.map((cell) => cell.padStart(11)).join('') + end;

function print(name, page) {
  const cells = [
    page.firstPaint.toFixed(0),
    page.firstRatio.toFixed(2),
    page.largestPaint.toFixed(0),
    page.largestRatio.toFixed(2),
    page.blocking.toFixed(0),
    page.blockingRatio?.toFixed(2) ?? '',
    page.shift.toFixed(3),
    page.score.toFixed(0),
  ];
  // Checks the pages made for comparison too: if one is over a budget, the machine is too slow or too busy.
  const over = overBudget(page);
  console.log(row(name, cells, over.length > 0 ? `  over: ${over.join(', ')}` : ''));
}

async function measure(server, folder) {
  const listings = await newestListings(server);
  const withPhotos = listings.find(({ images }) => images.length > 0);
  if (withPhotos === undefined) throw new Error('No listing has a photo.');
  const { page: cards, files } = await cardsPage(listings, folder);
  const own = { static: '/static.html', react: '/react.html' };
  const front = await startFront(
    server,
    new Map([[own.static, staticPage(listings)], [own.react, cards], ...files]),
  );
  try {
    const { port } = front.address();
    const visit = await createVisitor();
    const pages = [
      { name: 'static page', path: own.static, visits: [] },
      { name: 'React alone', path: own.react, visits: [] },
      { name: 'listings', path: pagePaths.listings, visits: [] },
      { name: 'home', path: pagePaths.home, visits: [] },
      { name: 'one listing', path: listingPagePath(withPhotos.id), visits: [] },
    ];
    for (let round = 0; round <= ROUNDS; round++) {
      for (const { path, visits } of pages) {
        const seen = await visit(`http://127.0.0.1:${port}${path}`);
        if (round > 0) visits.push(seen);
      }
    }
    console.log(`First visits, medians of ${ROUNDS} (${machine}).`);
    console.log(row('', heads));
    const [least, react, ...rest] = pages.map(({ visits }) => mediansOf(visits));
    for (const [index, page] of [least, react, ...rest].entries()) {
      const { name } = pages[index];
      const hasSameCards = name === 'listings' || name === 'React alone';
      print(name, compared(page, least, hasSameCards ? react : undefined));
    }
    const { firstPaint, largestPaint, blocking, blockingRatio, shift, score } = budgets;
    console.log(
      row('budget', ['', firstPaint, '', largestPaint, blocking, blockingRatio, shift, score].map(String)),
    );
    const speed = percentiles(pages.flatMap(({ visits }) => visits.map((seen) => seen.speed))).p50;
    console.log(
      `Speed of this machine by Lighthouse: ${speed.toFixed(0)}. Its preset is meant for ${meantFor}.`,
    );
  } finally {
    front.close();
    front.closeAllConnections();
  }
}

if (!(await install(fileURLToPath(new URL('firstVisit', import.meta.url)))))
  throw new Error('The packages for measuring could not be installed.');
const folder = await mkdtemp(join(tmpdir(), 'porchlight-first-visit-'));
try {
  const data = join(folder, 'data');
  const server = await startProcess({ NODE_ENV: 'production', DATA_DIR: data, SEED: 'demo' });
  try {
    await measure(server.address, join(folder, 'cards'));
  } finally {
    await server.stop();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
