import type { Database } from '../apps/api/src/db/index.ts';
import { bundledPlaces } from '../apps/api/src/geo/index.ts';

const words = (text: string): string[] => text.split(' ');

/** What the listings are called and said to be: each word is in about an eighth of them. */
export const adjectives = words(
  'walnut oak pine steel vintage modern compact sturdy folding painted rustic small large spare leather glass',
);
export const things = words(
  'desk table chair bike lamp sofa shelf mirror camera guitar stroller heater cabinet bench ladder monitor',
);
const details = words(
  'scratches drawers pickup delivery warranty receipt original handles wheels cables manual cushion hinges bracket',
);
/** Where they are, an eighth in each. */
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

/** Fills a migrated database with listings, inside the database and always the same ones. */
export async function fill(db: Database, listings: number): Promise<void> {
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
  for (let start = 0; start < listings; start += BATCH) {
    await db.query(
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
      [start, Math.min(listings, start + BATCH) - 1, adjectives, things, details, JSON.stringify(places)],
    );
  }
}
