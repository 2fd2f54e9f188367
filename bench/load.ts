// Measures how many pages per second one built server process serves, cached and rendered, and what share of a bare
// handler's rate its API reaches; on the embedded database and on PostgreSQL, with the load from another process.
// Run: pnpm bench --load, and afterwards node --import tsx bench/load.ts. How to read it: docs/measurements.md.
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { type DatabaseKind, emptyServerDatabase } from '../apps/api/src/testing/database.ts';
import { startProcess, type ServerProcess } from '../apps/api/src/testing/process.ts';
import { machine } from './figures.ts';

const folder = fileURLToPath(new URL('load', import.meta.url));
const call = '/api/v1/listings';
const asBrowsers = { 'accept-encoding': 'gzip, deflate, br' };
/** Until hot code is compiled: in its first two seconds a process renders a quarter less than later. */
const warmUpSeconds = 4;
const seconds = 4;

/** Minimum values, except for p99, which is a maximum. */
const budgets = { warm: 1_000, cold: 100, p99: 100, share: 60 };

interface Load {
  paths: readonly string[];
  /** Requests per second; default: unlimited. */
  rate?: number;
  headers?: Record<string, string>;
}

interface Figures {
  perSecond: number;
  p99: number;
  failed: number;
}

/** Measured values by their name in the table; the bare handler and the API have no budgets of their own. */
type Results = Map<string, number>;

const run = promisify(execFile);

async function ask(origin: string, load: Load): Promise<Figures> {
  const once = async (duration: number): Promise<Figures> => {
    const options = JSON.stringify({ origin, seconds: duration, ...load });
    const { stdout } = await run(process.execPath, [join(folder, 'generate.mjs'), options]);
    return JSON.parse(stdout) as Figures;
  };
  await once(warmUpSeconds);
  const figures = await once(seconds);
  if (figures.failed > 0) throw new Error(`${figures.failed} requests for ${load.paths.join(', ')} failed.`);
  return figures;
}

async function during<T>(starting: Promise<ServerProcess>, work: (origin: string) => Promise<T>): Promise<T> {
  const server = await starting;
  try {
    return await work(server.address);
  } finally {
    await server.stop();
  }
}

/** Home, the listings, a category of them and one listing. */
async function pagesOf(origin: string): Promise<string[]> {
  const answer = await fetch(`${origin}${call}?limit=1`);
  const { data } = (await answer.json()) as { data: { listings: { id: string }[] } };
  return [
    '/',
    '/listings',
    '/listings?mainCategory=for-sale',
    ...data.listings.map(({ id }) => `/listings/${id}`),
  ];
}

async function measure(environment: Record<string, string>): Promise<Results> {
  const results: Results = new Map();
  const server = (more: Record<string, string>): Promise<ServerProcess> =>
    startProcess({ NODE_ENV: 'production', SEED: 'demo', ...environment, ...more }, 'apps/api/dist/main.js');
  for (const [name, more] of [
    ['warm', {}],
    ['cold', { PAGE_CACHE_MB: '0' }],
  ] as const) {
    await during(server(more), async (origin) => {
      const paths = await pagesOf(origin);
      const { perSecond } = await ask(origin, { paths, headers: asBrowsers });
      results.set(name, perSecond);
      results.set(
        `${name} p99`,
        (await ask(origin, { paths, headers: asBrowsers, rate: perSecond / 2 })).p99,
      );
      if (name === 'warm')
        results.set('api', (await ask(origin, { paths: [call], headers: asBrowsers })).perSecond);
    });
  }
  const bare = startProcess(
    { NODE_ENV: 'production', ...environment, CALL: call },
    'bench/load/bare.ts',
    /^bare is ready at (\S+)$/,
  );
  results.set(
    'bare',
    await during(
      bare,
      async (origin) => (await ask(origin, { paths: [call], headers: asBrowsers })).perSecond,
    ),
  );
  return results;
}

async function measureEmbedded(): Promise<Results> {
  const dataDir = await mkdtemp(join(tmpdir(), 'porchlight-load-'));
  try {
    return await measure({ DATA_DIR: dataDir });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function measureServer(): Promise<Results> {
  const { url, remove } = await emptyServerDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'porchlight-load-'));
  try {
    return await measure({ DATA_DIR: dataDir, DATABASE_URL: url });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
    await remove();
  }
}

function print(results: Record<DatabaseKind, Results>): void {
  const over: string[] = [];
  const line = (
    title: string,
    budget: string,
    fits: (value: number) => boolean,
    value: (of: Results) => number,
  ): void => {
    const cells = Object.values(results).map((of) => {
      const measured = value(of);
      if (!Number.isNaN(measured) && !fits(measured)) over.push(title);
      return (Number.isNaN(measured) ? '-' : Math.round(measured).toLocaleString('en-US')).padStart(12);
    });
    console.log(`${title.padEnd(44)}${cells.join('')}${budget.padStart(12)}`);
  };
  const of = (name: string) => (measured: Results) => measured.get(name) ?? Number.NaN;
  console.log(
    `\n${' '.repeat(44)}${['embedded', 'PostgreSQL', 'budget'].map((title) => title.padStart(12)).join('')}`,
  );
  line('cached pages per second', `≥ ${budgets.warm}`, (n) => n >= budgets.warm, of('warm'));
  line('  p99 at half of that, ms', `≤ ${budgets.p99}`, (n) => n <= budgets.p99, of('warm p99'));
  line('rendered pages per second', `≥ ${budgets.cold}`, (n) => n >= budgets.cold, of('cold'));
  line('  p99 at half of that, ms', `≤ ${budgets.p99}`, (n) => n <= budgets.p99, of('cold p99'));
  line('API, pages of listings per second', '', () => true, of('api'));
  line('the same SQL in a bare handler, per second', '', () => true, of('bare'));
  line(
    '  share of it, %',
    `≥ ${budgets.share}`,
    (n) => n >= budgets.share,
    (measured) => (100 * of('api')(measured)) / of('bare')(measured),
  );
  // Distinguishes a slower machine from a server that has become slower.
  line(
    '  rendered pages per 100 of those',
    '',
    () => true,
    (measured) => (100 * of('cold')(measured)) / of('bare')(measured),
  );
  console.log(
    over.length === 0
      ? '\nEverything is within its budget.'
      : `\nOver budget: ${[...new Set(over)].join(', ')}.`,
  );
}

console.log(`Ten connections, ${seconds} s of each after ${warmUpSeconds} s to warm up (${machine}).`);
const results: Record<DatabaseKind, Results> = { embedded: new Map(), server: new Map() };
for (const [kind, measureOn] of [
  ['embedded', measureEmbedded],
  ['server', measureServer],
] as const) {
  try {
    results[kind] = await measureOn();
  } catch (error) {
    console.log(`${kind}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
print(results);
