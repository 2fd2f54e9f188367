// Measures how soon a first visit shows something, compared with a minimal page: the same cards and photos, without a
// script. Run: pnpm bench --first-visit
//
// Method: the server with the demo's listings and the static page are behind the same front. Lighthouse (mobile
// preset: a simulated slow network and slow phone) visits each page with an empty browser; the pages alternate over
// ROUNDS rounds after one to warm up; medians. Paints are reported as ratios to the static page.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { listingPagePath, pagePaths } from '@porchlight/domain';

import { startProcess } from '../apps/api/src/testing/process.ts';
import { machine, percentiles } from './figures.ts';
import { startFront, staticPath } from './firstVisit/front.mjs';
import { createVisitor } from './firstVisit/measure.mjs';
import { newestListings, staticPage } from './firstVisit/staticPage.ts';
import { install } from './install.mjs';

const ROUNDS = 5;

/** The machine speeds for which the preset simulates a mid-range phone: docs/throttling.md of Lighthouse. */
const meantFor = '1500 to 2000';

/** Limits of a page: for paints, as a multiple of the static page's; for the rest, absolute. */
const budgets = { firstPaint: 1.4, largestPaint: 1.6, blocking: 50, shift: 0, score: 100 };

const measures = Object.keys(budgets);
const heads = ['first ms', 'ratio', 'largest ms', 'ratio', 'blocked ms', 'shift', 'score'];

const mediansOf = (visits) =>
  Object.fromEntries(
    measures.map((measure) => [measure, percentiles(visits.map((visit) => visit[measure])).p50]),
  );

function overBudget(page, least) {
  return measures.filter((measure) => {
    if (measure === 'score') return page.score < budgets.score;
    const isPaint = measure === 'firstPaint' || measure === 'largestPaint';
    return page[measure] / (isPaint ? least[measure] : 1) > budgets[measure];
  });
}

const row = (name, cells, end = '') =>
  name.padEnd(14) + cells.map((cell) => cell.padStart(11)).join('') + end;

function print(name, page, least) {
  const cells = [
    page.firstPaint.toFixed(0),
    (page.firstPaint / least.firstPaint).toFixed(2),
    page.largestPaint.toFixed(0),
    (page.largestPaint / least.largestPaint).toFixed(2),
    page.blocking.toFixed(0),
    page.shift.toFixed(3),
    page.score.toFixed(0),
  ];
  // Checks the static page too: if it is over a budget, the machine is too slow or too busy.
  const over = overBudget(page, least);
  console.log(row(name, cells, over.length > 0 ? `  over: ${over.join(', ')}` : ''));
}

async function measure(server) {
  const listings = await newestListings(server);
  const withPhotos = listings.find(({ images }) => images.length > 0);
  if (withPhotos === undefined) throw new Error('No listing has a photo.');
  const front = await startFront(server, staticPage(listings));
  try {
    const { port } = front.address();
    const visit = await createVisitor();
    const pages = [
      { name: 'static page', path: staticPath, visits: [] },
      { name: 'home', path: pagePaths.home, visits: [] },
      { name: 'listings', path: pagePaths.listings, visits: [] },
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
    const medians = pages.map(({ name, visits }) => ({ name, page: mediansOf(visits) }));
    const [least] = medians;
    for (const { name, page } of medians) print(name, page, least.page);
    const { firstPaint, largestPaint, blocking, shift, score } = budgets;
    console.log(row('budget', ['', firstPaint, '', largestPaint, blocking, shift, score].map(String)));
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
  const server = await startProcess({ NODE_ENV: 'production', DATA_DIR: folder, SEED: 'demo' });
  try {
    await measure(server.address);
  } finally {
    await server.stop();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
