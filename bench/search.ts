// How long listing searches take with 100,000 listings, on the embedded database and on a PostgreSQL server.
// Run: pnpm bench --speed, or node --import tsx bench/search.ts [listings]
// Method: listings are generated inside the database (deterministic words, categories, places, prices); every request
// goes through the whole server in this process (routing, validation, SQL, JSON), without a network; each kind of
// search is asked 20 times to warm up and then 200 times with different words and pages, one after the other.
import { createApi } from '../apps/api/src/app.ts';
import { quickPasswords } from '../apps/api/src/auth/index.ts';
import { createBackground } from '../apps/api/src/background.ts';
import { ensureCategories } from '../apps/api/src/categories/index.ts';
import { systemClock } from '../apps/api/src/clock.ts';
import { migrate, openEmbedded, openServer, type Database } from '../apps/api/src/db/index.ts';
import type { Deps } from '../apps/api/src/deps.ts';
import { createMemoryFiles } from '../apps/api/src/files/index.ts';
import { bundledPlaces } from '../apps/api/src/geo/index.ts';
import { uuidV7Ids } from '../apps/api/src/ids.ts';
import { readSettings } from '../apps/api/src/settings.ts';

const LISTINGS = Number(process.argv[2] ?? 100_000);
const WARM_UP = 20;
const ROUNDS = 200;

const adjectives =
  'walnut oak pine steel vintage modern compact sturdy folding painted rustic small large spare leather glass'.split(
    ' ',
  );
const things =
  'desk table chair bike lamp sofa shelf mirror camera guitar stroller heater cabinet bench ladder monitor'.split(
    ' ',
  );
const details =
  'scratches drawers pickup delivery warranty receipt original handles wheels cables manual cushion hinges bracket'.split(
    ' ',
  );
const cities = [
  'Austin, TX',
  'Dallas, TX',
  'Portland, OR',
  'Boise, ID',
  'Chicago, IL',
  'Denver, CO',
  'St. Louis, MO',
  'Tampa, FL',
];

async function fill(db: Database): Promise<void> {
  const places = await bundledPlaces();
  const rows = cities.map((city) => {
    const [name = '', state = ''] = city.split(', ');
    return places.city(name, state);
  });
  await db.query(
    `INSERT INTO users (id, email, name, password_hash, created_at, updated_at)
     SELECT md5('user' || g)::uuid, 'u' || g || '@porchlight.test', 'Neighbour ' || g, 'none', now(), now()
     FROM generate_series(0, 999) AS g`,
  );
  const batch = 10_000;
  for (let start = 0; start < LISTINGS; start += batch) {
    await db.query(
      `WITH c AS (SELECT array_agg(id ORDER BY slug) AS ids FROM categories WHERE parent_id IS NOT NULL),
        g AS (SELECT n, ('x' || substr(md5(n::text), 1, 7))::bit(28)::int AS r FROM generate_series($1::int, $2::int) AS n)
       INSERT INTO listings (id, user_id, category_id, title, description, price_cents, price_type, location, place,
         contact_email, created_at, updated_at)
       SELECT md5('listing' || n)::uuid, md5('user' || r % 1000)::uuid, c.ids[1 + r % array_length(c.ids, 1)],
         initcap(($3::text[])[1 + r % 16]) || ' ' || ($4::text[])[1 + r / 16 % 16] || ' number ' || n,
         'A ' || ($3::text[])[1 + r / 256 % 16] || ' ' || ($4::text[])[1 + r / 4096 % 16] || ' with ' || ($5::text[])[1 + r / 7 % 14]
           || ' and ' || ($5::text[])[1 + r / 11 % 14] || '. Ask before you come by.',
         (r % 100000), 'fixed', $6::jsonb -> (r % 8) ->> 'formatted', $6::jsonb -> (r % 8), 'seller@porchlight.test',
         now() - make_interval(secs => n * 30), now()
       FROM g, c`,
      [start, Math.min(LISTINGS, start + batch) - 1, adjectives, things, details, JSON.stringify(rows)],
    );
  }
  await db.query('ANALYZE');
}

const pick = (list: readonly string[], n: number): string => list[n % list.length] ?? '';

const searches: Record<string, (n: number) => string> = {
  'newest, pages 1 to 10': (n) => `page=${1 + (n % 10)}`,
  'category, by price': (n) =>
    `category_id=${pick(['furniture', 'pets', 'rides', 'tutoring'], n)}&min_price=50&max_price=400&sort_by=price&sort_order=asc`,
  'main group': (n) => `category_id=${pick(['for-sale', 'services', 'community'], n)}&page=${1 + (n % 5)}`,
  'by title': (n) => `sort_by=title&sort_order=asc&page=${1 + (n % 10)}`,
  'one word, by relevance': (n) => `query=${pick(things, n)}`,
  'two words, by relevance': (n) => `query=${pick(adjectives, n)}+${pick(things, n * 7)}`,
  'two words in a category': (n) =>
    `query=${pick(adjectives, n)}+${pick(things, n * 7)}&category_id=for-sale`,
  'a slip of the finger': (n) => `query=walnt+${pick(things, n)}`,
  'in a city': (n) => `location=${encodeURIComponent(pick(cities, n))}&page=${1 + (n % 5)}`,
  'nothing fits': (n) => `query=zxqv${n}`,
};

async function measure(title: string, db: Database): Promise<void> {
  await migrate(db);
  await ensureCategories(db);
  const started = performance.now();
  await fill(db);
  console.log(
    `\n${title}: ${LISTINGS} listings made in ${Math.round((performance.now() - started) / 1000)} s`,
  );
  const logger = { info() {}, warn() {}, error() {} };
  const deps: Deps = {
    db,
    clock: systemClock,
    ids: uuidV7Ids(systemClock),
    files: createMemoryFiles(systemClock),
    mail: { send: async () => {} },
    geocoder: await bundledPlaces(),
    logger,
    settings: readSettings({ RATE_LIMITS: 'off' }),
    background: createBackground(logger),
    passwordCost: quickPasswords,
    secret: Buffer.alloc(32, 1),
  };
  const api = createApi(deps);
  console.log(`${''.padEnd(28)}${'p50'.padStart(9)}${'p95'.padStart(9)}${'p99'.padStart(9)}  ms`);
  for (const [name, queryOf] of Object.entries(searches)) {
    const times: number[] = [];
    for (let n = 0; n < WARM_UP + ROUNDS; n += 1) {
      const before = performance.now();
      const response = await api.fetch(new Request(`http://bench/api/v1/listings?${queryOf(n)}`));
      await response.text();
      if (response.status !== 200) throw new Error(`${name} answered ${response.status}.`);
      if (n >= WARM_UP) times.push(performance.now() - before);
    }
    times.sort((a, b) => a - b);
    const at = (share: number): string =>
      (times[Math.ceil(share * times.length) - 1] ?? 0).toFixed(1).padStart(9);
    console.log(`${name.padEnd(28)}${at(0.5)}${at(0.95)}${at(0.99)}`);
  }
  await api.close();
}

console.log(
  `Listing search, ${ROUNDS} requests of each kind after ${WARM_UP} to warm up, one after the other.`,
);
await measure('Embedded database', await openEmbedded(null));

const server = process.env['TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const admin = await openServer(server, { max: 1 }).catch(() => null);
if (admin === null) {
  console.log('\nNo PostgreSQL server answers; set TEST_DATABASE_URL to measure one.');
} else {
  const name = `porchlight_bench_${process.pid}`;
  await admin.query(`CREATE DATABASE ${name}`);
  try {
    const url = new URL(server);
    url.pathname = `/${name}`;
    await measure('PostgreSQL server', await openServer(url.href, { max: 4 }));
  } finally {
    await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await admin.close();
  }
}
