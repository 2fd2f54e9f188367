// How long listing searches take with 100,000 listings, on the embedded database and on a PostgreSQL server, beside their
// budgets. Method and figures: docs/running.md.
// Run: pnpm bench --speed, or node --import tsx bench/search.ts [listings]
import { setImmediate as nextTurn } from 'node:timers/promises';

import { createApi } from '../apps/api/src/app.ts';
import { quickPasswords } from '../apps/api/src/testing/passwords.ts';
import { ensureCategories } from '../apps/api/src/categories/index.ts';
import { systemClock } from '../apps/api/src/clock.ts';
import { migrate, openEmbedded, openServer, vacuum, type Database } from '../apps/api/src/db/index.ts';
import type { Deps } from '../apps/api/src/deps.ts';
import { createMemoryFiles } from '../apps/api/src/testing/memoryFiles.ts';
import { bundledPlaces } from '../apps/api/src/geo/index.ts';
import { uuidV7Ids } from '../apps/api/src/ids.ts';
import { createJobs } from '../apps/api/src/jobs/index.ts';
import { readSettings } from '../apps/api/src/settings.ts';
import { type DatabaseKind, emptyServerDatabase } from '../apps/api/src/testing/database.ts';
import { machine, type Percentiles, percentiles } from './figures.ts';
import { adjectives, cities, fill, things } from './listings.ts';

const LISTINGS = Number(process.argv[2] ?? 100_000);
const WARM_UP = 20;
const ROUNDS = 200;

interface Search {
  name: string;
  /** The query of the n-th request. */
  query: (n: number) => string;
  /** What the 99th percentile should stay below with 100,000 listings on a quiet machine, in milliseconds. */
  budget: Record<DatabaseKind, number>;
}

const pick = (list: readonly string[], n: number): string => list[n % list.length] ?? '';
const quick = { embedded: 25, server: 20 };
const slower = { embedded: 60, server: 40 };

const searches: Search[] = [
  { name: 'newest, pages 1 to 10', query: (n) => `page=${1 + (n % 10)}`, budget: quick },
  {
    name: 'category, by price',
    query: (n) =>
      `category_id=${pick(['furniture', 'pets', 'rides', 'tutoring'], n)}&min_price=50&max_price=400&sort_by=price&sort_order=asc`,
    budget: quick,
  },
  {
    name: 'main group',
    query: (n) => `category_id=${pick(['for-sale', 'services', 'community'], n)}&page=${1 + (n % 5)}`,
    budget: quick,
  },
  { name: 'by title', query: (n) => `sort_by=title&sort_order=asc&page=${1 + (n % 10)}`, budget: quick },
  { name: 'one word, by relevance', query: (n) => `query=${pick(things, n)}`, budget: slower },
  {
    name: 'two words, by relevance',
    query: (n) => `query=${pick(adjectives, n)}+${pick(things, n * 7)}`,
    budget: slower,
  },
  {
    name: 'two words in a category',
    query: (n) => `query=${pick(adjectives, n)}+${pick(things, n * 7)}&category_id=for-sale`,
    budget: slower,
  },
  { name: 'a slip of the finger', query: (n) => `query=walnt+${pick(things, n)}`, budget: slower },
  {
    name: 'in a city',
    query: (n) => `location=${encodeURIComponent(pick(cities, n))}&page=${1 + (n % 5)}`,
    budget: quick,
  },
  { name: 'nothing fits', query: (n) => `query=zxqv${n}`, budget: quick },
];

/** By the name of the search; what was not measured is not there. */
type Results = Map<string, Percentiles>;

let isStopped = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => (isStopped = true));

async function measure(db: Database, results: Results): Promise<void> {
  await migrate(db);
  await ensureCategories(db);
  const started = performance.now();
  await fill(db, LISTINGS);
  await vacuum(db);
  console.log(`  ${LISTINGS} listings made in ${Math.round((performance.now() - started) / 1000)} s`);
  const logger = { info() {}, warn() {}, error() {} };
  const ids = uuidV7Ids(systemClock);
  const deps: Deps = {
    db,
    clock: systemClock,
    ids,
    files: createMemoryFiles(systemClock),
    mail: { send: async () => {} },
    geocoder: await bundledPlaces(),
    logger,
    settings: readSettings({ RATE_LIMITS: 'off' }),
    jobs: createJobs({ clock: systemClock, ids }),
    passwordCost: quickPasswords,
    secret: Buffer.alloc(32, 1),
  };
  const api = createApi(deps);
  for (const { name, query } of searches) {
    // The embedded database never lets go of the thread by itself: signals are heard here.
    await nextTurn();
    const times: number[] = [];
    for (let n = 0; n < WARM_UP + ROUNDS; n += 1) {
      if (isStopped) throw new Error('Stopped.');
      const before = performance.now();
      const response = await api.fetch(new Request(`http://bench/api/v1/listings?${query(n)}`));
      await response.text();
      if (response.status !== 200) throw new Error(`'${name}' answered ${response.status}.`);
      if (n >= WARM_UP) times.push(performance.now() - before);
    }
    results.set(name, percentiles(times));
  }
}

async function measureAndClose(db: Database, results: Results): Promise<void> {
  try {
    await measure(db, results);
  } finally {
    await db.close();
  }
}

async function measureEmbedded(results: Results): Promise<void> {
  await measureAndClose(await openEmbedded(null), results);
}

/** In a database of its own on the server, which is removed in the end. */
async function measureServer(results: Results): Promise<void> {
  const { url, remove } = await emptyServerDatabase();
  try {
    await measureAndClose(await openServer(url, { max: 4 }), results);
  } finally {
    await remove();
  }
}

function print(results: Record<DatabaseKind, Results>): void {
  const cells = (values: readonly string[]): string => values.map((value) => value.padStart(8)).join('');
  const headings = ['p50', 'p95', 'p99', 'budget'];
  const wide = headings.length * 8;
  console.log(`\n${' '.repeat(24)}${'embedded'.padStart(wide)}   ${'PostgreSQL'.padStart(wide)}`);
  console.log(`${'milliseconds'.padEnd(24)}${cells(headings)}   ${cells(headings)}`);
  const over: string[] = [];
  for (const { name, budget } of searches) {
    const half = (kind: DatabaseKind): string => {
      const times = results[kind].get(name);
      if (times !== undefined && times.p99 > budget[kind]) over.push(`${name} (${kind})`);
      const measured = [times?.p50, times?.p95, times?.p99].map((ms) => ms?.toFixed(1) ?? '-');
      return cells([...measured, String(budget[kind])]);
    };
    console.log(`${name.padEnd(24)}${half('embedded')}   ${half('server')}`);
  }
  console.log(
    over.length === 0 ? '\nNothing above its budget.' : `\np99 above its budget: ${over.join(', ')}.`,
  );
}

console.log(
  `Listing search, ${ROUNDS} requests of each kind after ${WARM_UP} to warm up, one after the other (${machine}).`,
);
const results: Record<DatabaseKind, Results> = { embedded: new Map(), server: new Map() };
for (const [title, kind, run] of [
  ['Embedded database', 'embedded', measureEmbedded],
  ['PostgreSQL server', 'server', measureServer],
] as const) {
  if (isStopped) break;
  console.log(title);
  try {
    await run(results[kind]);
  } catch (error) {
    console.log(`  ${error instanceof Error ? error.message : String(error)}`);
  }
}
print(results);
