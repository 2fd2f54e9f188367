import { createHash } from 'node:crypto';

import type { Database, Transaction } from '../apps/api/src/platform/db/index.ts';
import { bundledPlaces } from '../apps/api/src/market/geo/index.ts';

const words = (text: string): string[] => text.split(' ');

/** Words of the titles and descriptions; each is in about an eighth of the listings. */
export const adjectives = words(
  'walnut oak pine steel vintage modern compact sturdy folding painted rustic small large spare leather glass',
);
export const things = words(
  'desk table chair bike lamp sofa shelf mirror camera guitar stroller heater cabinet bench ladder monitor',
);
const details = words(
  'scratches drawers pickup delivery warranty receipt original handles wheels cables manual cushion hinges bracket',
);
/** Places of the listings, an eighth in each. */
export const cities = [
  'Austin, TX',
  'Dallas, TX',
  'Portland, OR',
  'Boise, ID',
  'Chicago, IL',
  'Denver, CO',
  'St. Louis, MO',
  'Tampa, FL',
];

const SELLERS = 1000;
const BATCH = 10_000;

/** The id of the n-th newest listing, from 0. */
export const idOf = (n: number): string => uuidOf(`listing${n}`);

export const sellerOf = (n: number): string => uuidOf(`user${n % SELLERS}`);

const uuidOf = (name: string): string =>
  createHash('md5')
    .update(name)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

/** Fills a migrated database with generated listings, inside the database and always the same ones. */
export async function fill(
  db: Database,
  listings: number,
  { batch = BATCH, put = withoutUpkeep }: { batch?: number; put?: typeof withoutUpkeep } = {},
): Promise<void> {
  const bundled = await bundledPlaces();
  const places = cities.map((city) => {
    const [name = '', state = ''] = city.split(', ');
    return bundled.city(name, state);
  });
  await db.query(
    `INSERT INTO users (id, email, name, password_hash, created_at, updated_at)
     SELECT md5('user' || g)::uuid, 'u' || g || '@porchlight.test', 'Neighbor ' || g, 'none', now(), now()
     FROM generate_series(0, $1::int) AS g`,
    [SELLERS - 1],
  );
  const starts = Array.from({ length: Math.ceil(listings / batch) }, (_, index) => index * batch);
  await put(
    db,
    starts.map((start) => async (tx) => {
      await tx.query(
        `WITH c AS (SELECT array_agg(id ORDER BY slug) AS ids FROM categories WHERE parent_id IS NOT NULL),
          g AS (SELECT n, ('x' || substr(md5(n::text), 1, 7))::bit(28)::int AS r FROM generate_series($1::int, $2::int) AS n)
         INSERT INTO listings (id, user_id, category_id, title, description, price_cents, price_type, location, place,
           contact_email, created_at, updated_at)
         SELECT md5('listing' || n)::uuid, md5('user' || r % ${SELLERS})::uuid, c.ids[1 + r % array_length(c.ids, 1)],
           initcap(($3::text[])[1 + r % 16]) || ' ' || ($4::text[])[1 + r / 16 % 16] || ' number ' || n,
           'A ' || ($3::text[])[1 + r / 256 % 16] || ' ' || ($4::text[])[1 + r / 4096 % 16] || ' with ' || ($5::text[])[1 + r / 7 % 14]
             || ' and ' || ($5::text[])[1 + r / 11 % 14] || '. Ask before you come by.',
           (r % 100000), 'fixed', $6::jsonb -> (r % 8) ->> 'formatted', $6::jsonb -> (r % 8), 'seller@porchlight.test',
           now() - make_interval(secs => n * 30), now()
         FROM g, c`,
        [start, Math.min(listings, start + batch) - 1, adjectives, things, details, JSON.stringify(places)],
      );
    }),
  );
}

/** Gives seven of ten listings a photo record without a file. */
export async function fillPhotos(db: Database, listings: number): Promise<void> {
  await db.query(
    `INSERT INTO listing_images (id, listing_id, position, alt, renditions, created_at)
     SELECT md5('photo' || n)::uuid, md5('listing' || n)::uuid, 0, 'A thing', '[]', now()
     FROM generate_series(0, $1::int - 1) AS n WHERE n % 10 < 7`,
    [listings],
  );
}

/** A part of the inserts, in a transaction of its own. */
export type Part = (tx: Transaction) => Promise<void>;

/** A server works on two parts at a time, using two processors; the embedded database has one connection. */
async function inTwoLanes(db: Database, parts: readonly Part[]): Promise<void> {
  const left = [...parts];
  const lane = async (): Promise<void> => {
    for (let part = left.shift(); part !== undefined; part = left.shift()) await db.transaction(part);
  };
  await Promise.all([lane(), lane()]);
}

const script =
  (...statements: readonly string[]): Part =>
  (tx) =>
    tx.script(
      [
        'SET LOCAL statement_timeout = 0',
        "SET LOCAL maintenance_work_mem = '256MB'",
        "SET LOCAL work_mem = '64MB'",
        ...statements,
      ].join('; '),
    );

/**
 * Inserts very many listings by `parts` with triggers, indexes and references removed. These are recreated at the
 * end, with the same result as row by row. When a part fails the database is left without them: use it only for
 * databases that can be recreated.
 */
export async function withoutUpkeep(db: Database, parts: readonly Part[]): Promise<void> {
  const references = await db.query<{ drop: string; make: string }>(
    `SELECT 'ALTER TABLE listings DROP CONSTRAINT ' || quote_ident(conname) AS drop,
       'ALTER TABLE listings ADD CONSTRAINT ' || quote_ident(conname) || ' ' || pg_get_constraintdef(oid) AS make
     FROM pg_constraint WHERE conrelid = 'listings'::regclass AND contype = 'f'`,
  );
  const indexes = await db.query<{ drop: string; make: string }>(
    `SELECT 'DROP INDEX ' || indexrelid::regclass AS drop, pg_get_indexdef(indexrelid) AS make
     FROM pg_index WHERE indrelid = 'listings'::regclass AND NOT indisprimary`,
  );
  await db.transaction(
    script(
      'ALTER TABLE listings DISABLE TRIGGER USER',
      ...[...references, ...indexes].map(({ drop }) => drop),
    ),
  );
  await inTwoLanes(db, parts);
  await inTwoLanes(db, [
    script('SELECT recount_listings()'),
    script('SELECT recount_places()'),
    ...indexes.map(({ make }) => script(make)),
  ]);
  await db.transaction(
    script(...references.map(({ make }) => make), 'ALTER TABLE listings ENABLE TRIGGER USER'),
  );
}
