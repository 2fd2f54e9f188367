import { expect, it } from 'vitest';
import { fill, idOf, type Part } from '../../../../bench/listings.ts';
import type { Database } from '../platform/db/index.ts';
import { describeOnDatabases } from './testApi.ts';

const LISTINGS = 300;

/** All data derived from listings, and the triggers that maintain it. */
async function upkeepOf(db: Database) {
  const rows = (sql: string) => db.query(sql);
  return {
    counts: await rows(
      'SELECT category_id, status, listings FROM listing_counts WHERE listings <> 0 ORDER BY 1, 2',
    ),
    owners: await rows('SELECT * FROM owner_listing_counts WHERE listings <> 0 ORDER BY 1, 2, 3'),
    cities: await rows('SELECT city_key FROM listing_cities ORDER BY 1'),
    words: await rows('SELECT word, listings FROM search_words ORDER BY 1'),
    terms: await rows('SELECT words, term, listings FROM search_terms ORDER BY 1, 2'),
    indexes: await rows("SELECT indexdef FROM pg_indexes WHERE tablename = 'listings' ORDER BY 1"),
    references: await rows(
      `SELECT conname, pg_get_constraintdef(oid) AS definition, convalidated FROM pg_constraint
       WHERE conrelid = 'listings'::regclass ORDER BY 1`,
    ),
    triggers: await rows(
      "SELECT tgname, tgenabled FROM pg_trigger WHERE tgrelid = 'listings'::regclass AND NOT tgisinternal ORDER BY 1",
    ),
  };
}

describeOnDatabases('bulk-inserted listings', (test) => {
  it('give the same result as inserting each separately', async () => {
    const { db } = test();
    await db.query('DELETE FROM users');
    const oneByOne = async (_db: Database, parts: readonly Part[]) => {
      for (const part of parts) await db.transaction(part);
    };
    await fill(db, LISTINGS, { batch: 1, put: oneByOne });
    const expected = await upkeepOf(db);
    expect(expected.words.length).toBeGreaterThan(50);
    await db.query('DELETE FROM users');
    expect((await upkeepOf(db)).owners).toEqual([]);

    await fill(db, LISTINGS);
    expect(await upkeepOf(db)).toEqual(expected);
    // Later writes update the derived data correctly, as counting again shows.
    await db.query("UPDATE listings SET status = 'sold', title = 'Cherry bureau' WHERE price_cents < 30000");
    await db.query(
      `UPDATE listings SET category_id = (SELECT category_id FROM listings WHERE id = $1),
      place = place || '{"city": "Boulder"}' WHERE id <> $1 AND price_cents > 70000`,
      [idOf(7)],
    );
    const kept = await upkeepOf(db);
    expect(kept.words).toContainEqual({ word: 'bureau', listings: expect.any(Number) });
    await db.query('SELECT recount_listings()');
    expect({ ...(await upkeepOf(db)), cities: null }).toEqual({ ...kept, cities: null });
    await db.query('DELETE FROM listings WHERE id <> $1', [idOf(7)]);
    expect((await upkeepOf(db)).counts).toEqual([expect.objectContaining({ listings: 1 })]);
    expect((await upkeepOf(db)).owners).toEqual([expect.objectContaining({ listings: 1 })]);
  });
});
