// Measures listing searches with 100,000 listings (or the given number), on the embedded database and on a PostgreSQL
// server, against budgets. Method and figures: docs/running.md. Run: pnpm bench --speed, or node --import tsx
// bench/search.ts [listings]
import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';

import { createApi } from '../apps/api/src/app.ts';
import { ensureCategories } from '../apps/api/src/market/categories/index.ts';
import { ensureSynonyms } from '../apps/api/src/market/search/index.ts';
import {
  migrate,
  openEmbedded,
  openServer,
  vacuum,
  type Database,
} from '../apps/api/src/platform/db/index.ts';
import { type DatabaseKind, emptyServerDatabase } from '../apps/api/src/testing/database.ts';
import { benchDeps } from './deps.ts';
import { machine, type Percentiles, percentiles } from './figures.ts';
import { adjectives, cities, fill, fillPhotos, idOf, sellerOf, things } from './listings.ts';

const LISTINGS = Number(process.argv[2] ?? 100_000);
/** More than this takes too long to insert into the embedded database. */
const EMBEDDED_MAX = 100_000;
const WARM_UP = 20;
const ROUNDS = 200;
/** Time limit of one statement of filling and cleaning up, in milliseconds. */
const fillMs = 600_000;

interface Search {
  name: string;
  /** Path of the n-th request, below the API's base. */
  path: (n: number) => string;
  budget: Budget;
}

/** Limits of the 99th percentile on a quiet machine, in milliseconds. */
type Budget = Record<DatabaseKind, number>;
const million = { embedded: 100, server: 50 };
const quick: Budget = LISTINGS > 100_000 ? million : { embedded: 25, server: 20 };
const slower: Budget = LISTINGS > 100_000 ? million : { embedded: 50, server: 25 };

const pick = (list: readonly string[], n: number): string => list[n % list.length] ?? '';
const byQuery = (name: string, budget: Budget, query: (n: number) => string): Search => ({
  name,
  budget,
  path: (n) => `listings?${query(n)}`,
});
/** A map counts all that it shows, so its time grows with the number of listings. */
const mapped: Budget = LISTINGS > 100_000 ? { embedded: 1500, server: 1500 } : { embedded: 200, server: 150 };
/** Up to 5,000 listings are read to count what the choices of filters find. */
const counted: Budget = LISTINGS > 100_000 ? { embedded: 200, server: 200 } : { embedded: 100, server: 75 };
const onMap = (name: string, query: (n: number) => string): Search => ({
  name,
  budget: mapped,
  path: (n) => `listings/map?${query(n)}`,
});
/** The size of a state, within the country. */
const partOf = (n: number): string => {
  const [west, south] = [-120 + (n % 40), 28 + (n % 15)];
  return [west, south, west + 6, south + 4].join();
};
const cityOf = (n: number): string => `location=${encodeURIComponent(pick(cities, n))}`;

const radii = [5, 10, 25, 50, 100];
const nearOf = (n: number): string =>
  `near=${encodeURIComponent(pick(cities, n))}&radius=${radii[n % radii.length]}`;

const searches: Search[] = [
  byQuery('newest, pages 1 to 10', quick, (n) => `page=${1 + (n % 10)}`),
  byQuery(
    'category, by price',
    quick,
    (n) =>
      `category_id=${pick(['furniture', 'pets', 'rides', 'tutoring'], n)}&min_price=50&max_price=400&sort_by=price&sort_order=asc`,
  ),
  byQuery(
    'main group',
    quick,
    (n) => `category_id=${pick(['for-sale', 'services', 'community'], n)}&page=${1 + (n % 5)}`,
  ),
  byQuery('by title', quick, (n) => `sort_by=title&sort_order=asc&page=${1 + (n % 10)}`),
  byQuery('one word, by relevance', slower, (n) => `query=${pick(things, n)}`),
  byQuery('two words, by relevance', slower, (n) => `query=${pick(adjectives, n)}+${pick(things, n * 7)}`),
  byQuery(
    'two words in a category',
    slower,
    (n) => `query=${pick(adjectives, n)}+${pick(things, n * 7)}&category_id=for-sale`,
  ),
  byQuery('a word in a city', slower, (n) => `query=${pick(things, n)}&${cityOf(n * 3)}`),
  byQuery('what means the same', slower, (n) => `query=${pick(alike, n)}`),
  byQuery('a Spanish word', slower, (n) => `query=${encodeURIComponent(pick(inSpanish, n))}`),
  byQuery('a word left out', slower, (n) => `query=${pick(things, n)}+-${pick(adjectives, n * 3)}`),
  byQuery('a slip of the finger', slower, (n) => `query=walnt+${pick(things, n)}`),
  byQuery(
    'price alone',
    slower,
    (n) => `min_price=${(n * 37) % 900}${n % 2 === 0 ? '' : `&max_price=${((n * 37) % 900) + 1 + (n % 50)}`}`,
  ),
  byQuery('in a city', quick, (n) => `${cityOf(n)}&page=${1 + (n % 5)}`),
  byQuery('near a city', quick, (n) => `${nearOf(n)}&page=${1 + (n % 5)}`),
  byQuery('a word near a city', slower, (n) => `query=${pick(things, n)}&${nearOf(n * 3)}`),
  byQuery('near a city, by distance', quick, (n) => `${nearOf(n)}&sort_by=distance&page=${1 + (n % 5)}`),
  byQuery(
    'anywhere, by distance',
    quick,
    (n) => `near=${encodeURIComponent(pick(cities, n))}&radius=any&sort_by=distance&page=${1 + (n % 5)}`,
  ),
  byQuery('with photos', quick, (n) => `with_photos=true&page=${1 + (n % 10)}`),
  byQuery('a word, with photos', slower, (n) => `query=${pick(things, n)}&with_photos=true`),
  byQuery('in a condition', quick, (n) => `condition=good&page=${1 + (n % 10)}`),
  byQuery('priced by the month', quick, (n) => `price_period=month&page=${1 + (n % 10)}`),
  byQuery('posted within a week', quick, (n) => `posted_within=7&page=${1 + (n % 10)}`),
  byQuery('without a seller', quick, (n) => `without_sellers=${sellerOf(n)}&page=${1 + (n % 10)}`),
  byQuery('a part of the map', quick, (n) => `bounds=${partOf(n)}&page=${1 + (n % 5)}`),
  onMap('a map of everything', (n) => `cells=${5 + (n % 6)}`),
  onMap('a map of a part', (n) => `bounds=${partOf(n)}`),
  onMap('a map of a word', (n) => `query=${pick(things, n)}`),
  {
    name: 'related to a listing',
    budget: slower,
    path: (n) => `categories/furniture/listings?limit=5&exclude=${idOf((n * 7919) % LISTINGS)}`,
  },
  {
    name: 'counts of choices',
    budget: counted,
    path: (n) => `listings/counts?query=${pick(things, n)}`,
  },
  byQuery('nothing fits', quick, (n) => `query=zxqv${n}`),
  {
    name: 'suggestions',
    budget: { embedded: 20, server: 20 },
    // The beginning of a word, or a word and the beginning of the next.
    path: (n) => {
      const first = n % 3 === 0 ? `${termOf(n % COMMON_WORDS)} ` : '';
      return `search/suggestions?query=${encodeURIComponent(first + termOf(n * 7919).slice(0, 2 + (n % 3)))}`;
    },
  },
  { name: 'a listing', budget: quick, path: (n) => `listings/${idOf((n * 7919) % LISTINGS)}` },
];

/** Synonyms for the things in the listings. */
const alike = ['couch', 'bicycle', 'baby+carriage', 'bookshelf', 'stepladder', 'hoover', 'settee', 'shelves'];

const inSpanish = ['escritorio', 'sillas', 'bicicleta', 'lámpara', 'sofá', 'espejo', 'cámara', 'carriola'];

/** About as many words and pairs as real titles of this number have, with far too many pairs for some first words. */
const WORDS = 100_000;
const COMMON_WORDS = 500;
const PAIRS = Math.min(LISTINGS, 1_000_000);
const letters = 'aeiosrtlncdmpbgh';

/** The n-th additional term for suggestions: a sixteenth begins with each letter. */
const termOf = (n: number): string =>
  createHash('md5')
    .update(String(n % WORDS))
    .digest('hex')
    .slice(0, 8)
    .replaceAll(/./g, (digit) => letters.charAt(Number.parseInt(digit, 16)));

async function fillTerms(db: Database): Promise<void> {
  await db.query(
    `WITH term AS (
       SELECT n, translate(substr(md5(n::text), 1, 8), '0123456789abcdef', $1) AS word FROM generate_series(0, $2::int - 1) AS n
     )
     INSERT INTO search_terms (words, term, listings)
     SELECT 1, word, 1 + n % 977 FROM term
     UNION SELECT 2, a.word || ' ' || b.word, 1 + n.n % 97 FROM generate_series(0, $3::int - 1) AS n
       JOIN term a ON a.n = n.n % $4::int JOIN term b ON b.n = (n.n / $4::int * 37 + n.n % $4::int * 1009) % $2::int
     ON CONFLICT DO NOTHING`,
    [letters, WORDS, PAIRS, COMMON_WORDS],
  );
}

/** By the name of the search; without those that were not measured. */
type Results = Map<string, Percentiles>;

let isStopped = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => (isStopped = true));

async function measure(db: Database, results: Results): Promise<void> {
  await migrate(db);
  await ensureCategories(db);
  await ensureSynonyms(db);
  const timed = async (what: string, work: Promise<void>): Promise<void> => {
    const started = performance.now();
    await work;
    console.log(`  ${what} in ${Math.round((performance.now() - started) / 1000)} s`);
  };
  await timed(`${LISTINGS} listings inserted`, fill(db, LISTINGS));
  await timed('their photos', fillPhotos(db, LISTINGS));
  await timed('suggestion terms', fillTerms(db));
  await timed('cleaned up', vacuum(db));
  const api = createApi(await benchDeps(db));
  for (const { name, path } of searches) {
    // The embedded database never yields to the event loop by itself: let signals be handled here.
    await nextTurn();
    const times: number[] = [];
    for (let n = 0; n < WARM_UP + ROUNDS; n += 1) {
      if (isStopped) throw new Error('Stopped.');
      const before = performance.now();
      const response = await api.fetch(new Request(`http://bench/api/v1/${path(n)}`));
      await response.text();
      if (response.status !== 200) throw new Error(`'${name}' failed with ${response.status}.`);
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

/** On the database server, in a new database that is removed at the end. */
async function measureServer(results: Results): Promise<void> {
  const { url, remove } = await emptyServerDatabase();
  try {
    await measureAndClose(await openServer(url, { max: 4, timeoutMs: fillMs }), results);
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
    over.length === 0 ? '\nEverything is within its budget.' : `\np99 over budget: ${over.join(', ')}.`,
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
  if (kind === 'embedded' && LISTINGS > EMBEDDED_MAX) continue;
  console.log(title);
  try {
    await run(results[kind]);
  } catch (error) {
    console.log(`  ${error instanceof Error ? error.message : String(error)}`);
  }
}
print(results);
