import { createPasswords } from '../users/index.ts';
import type { Transaction } from '../../platform/db/index.ts';
import type { Deps } from '../../deps.ts';
import { bundledPlaces, rememberPlaces } from '../geo/index.ts';
import { demoData } from './data/index.ts';
import { seedRows } from './rows.ts';
import type { SeedData } from './types.ts';

export const demoPassword = 'Porchlight1';

/** Any fixed number. Server processes that start together seed once. */
const LOCK = 7_201_002;

/**
 * Fills an empty database with the demo neighborhood, with ages relative to the clock. The same data at the same time
 * gives the same rows and ids.
 * @returns whether it did: a database with users is left alone
 * @throws when the data refers to a user, listing, place or picture that does not exist
 */
export async function seedDemo(
  { db, clock, passwordCost }: Pick<Deps, 'db' | 'clock' | 'passwordCost'>,
  data: SeedData = demoData,
): Promise<boolean> {
  if (await hasPeople(db)) return false;
  const places = await bundledPlaces();
  const placeOf = (text: string) => {
    const [, city = '', state = ''] = /^(.+), ([A-Z]{2})$/.exec(text) ?? [];
    const place = places.city(city, state);
    if (place === null) throw new Error(`The bundled places have no '${text}'.`);
    return place;
  };
  const passwords = createPasswords(passwordCost);
  const passwordHashes = new Map(
    await Promise.all(data.users.map(async ({ key }) => [key, await passwords.hash(demoPassword)] as const)),
  );
  const tables = seedRows(data, { now: clock.now(), passwordHashes, placeOf });
  return db.transaction(async (tx) => {
    await tx.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    if (await hasPeople(tx)) return false;
    await rememberPlaces(
      tx,
      data.listings.map((listing) => placeOf(listing.place)),
    );
    for (const [table, rows] of tables) await insertRows(tx, table, rows);
    return true;
  });
}

async function hasPeople(db: Pick<Transaction, 'query'>): Promise<boolean> {
  return (await db.query('SELECT 1 FROM users LIMIT 1')).length > 0;
}

/** Inserts rows whose keys are column names; missing columns get their defaults. */
async function insertRows(
  tx: Transaction,
  table: string,
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  if (columns === '') return;
  await tx.query(
    `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
}
