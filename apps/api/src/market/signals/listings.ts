import { listingPagePath, type SignalKind } from '@porchlight/domain';
import type { Queryable } from '../../platform/db/index.ts';
import type { Deps } from '../../deps.ts';
import type { Files } from '../../platform/ports/index.ts';
import { words } from './details.words.ts';
import { notice } from './notice.ts';
import { areManyListings, hashOf, manySince, sameTracesOf, tracesOf } from './rules.ts';

interface Posted {
  user_id: string;
  description: string;
  created_at: Date;
  account_since: Date;
  /** The key of the smallest file of each photo. */
  photos: string[];
}

async function readPosted(db: Queryable, id: string): Promise<Posted | null> {
  const [row] = await db.query<Posted>(
    `SELECT l.user_id, l.description, l.created_at, u.created_at AS account_since,
       ARRAY(SELECT i.renditions -> 0 ->> 'key' FROM listing_images i
         WHERE i.listing_id = l.id AND i.renditions -> 0 ->> 'key' IS NOT NULL) AS photos
     FROM listings l JOIN users u ON u.id = l.user_id WHERE l.id = $1`,
    [id],
  );
  return row ?? null;
}

/** Hashes of photos. The same file always gives the same smallest rendition. */
async function photoTraces(files: Files, keys: readonly string[]): Promise<string[]> {
  const traces: string[] = [];
  for (const key of keys) {
    const file = await files.get(key);
    if (file !== null) traces.push(hashOf(file.bytes));
  }
  return traces;
}

interface Traces {
  words: string[];
  photos: string[];
}

/** Stores a listing's traces, unless it was deleted meanwhile. */
async function keepTraces(db: Queryable, id: string, { words, photos }: Traces, now: Date): Promise<void> {
  await db.query(
    `INSERT INTO listing_traces (listing_id, user_id, words, photos, made_at)
     SELECT id, user_id, $2, $3, $4 FROM listings WHERE id = $1
     ON CONFLICT (listing_id) DO UPDATE SET words = excluded.words, photos = excluded.photos, made_at = excluded.made_at`,
    [id, words, photos, now],
  );
}

interface Others {
  accounts: number;
  listings: string[];
}

/** Listings of other users that share at least `least` traces. */
async function othersWith(
  db: Queryable,
  column: keyof Traces,
  { traces, least, userId }: { traces: readonly string[]; least: number; userId: string },
): Promise<Others> {
  if (traces.length === 0) return { accounts: 0, listings: [] };
  const rows = await db.query<{ listing_id: string; user_id: string }>(
    `SELECT t.listing_id, t.user_id FROM listing_traces t WHERE t.${column} && $1::text[] AND t.user_id <> $2
       AND cardinality(ARRAY(SELECT unnest(t.${column}) INTERSECT SELECT unnest($1::text[]))) >= $3
     ORDER BY t.made_at DESC, t.listing_id LIMIT 50`,
    [traces, userId, least],
  );
  return {
    accounts: new Set(rows.map(({ user_id: other }) => other)).size,
    listings: rows.map(({ listing_id: listing }) => listing),
  };
}

const NAMED = 3;

const sharedDetails = ({ accounts, listings }: Others): string =>
  words.shared(
    String(listings.length),
    String(accounts),
    listings.slice(0, NAMED).map(listingPagePath).join(' '),
  );

/** Checks a new or changed listing, and auto-flags it if needed. */
export async function lookAtListing(deps: Deps, { listingId }: { listingId: string }): Promise<void> {
  const { db, files, clock } = deps;
  const posted = await readPosted(db, listingId);
  if (posted === null) return;
  const userId = posted.user_id;
  const traces = { words: tracesOf(posted.description), photos: await photoTraces(files, posted.photos) };
  await keepTraces(db, listingId, traces, clock.now());

  const shared: readonly [SignalKind, Others][] = [
    [
      'same_words',
      await othersWith(db, 'words', { traces: traces.words, least: sameTracesOf(traces.words), userId }),
    ],
    ['same_photo', await othersWith(db, 'photos', { traces: traces.photos, least: 1, userId })],
  ];
  for (const [kind, others] of shared) {
    if (others.accounts === 0) continue;
    const details = sharedDetails(others);
    await db.transaction((tx) =>
      notice(tx, deps, { kind, subject: 'listing', subjectId: listingId, userId, details }),
    );
  }

  const at = posted.created_at;
  const [row] = await db.query<{ count: number }>(
    'SELECT count(*) AS count FROM listings WHERE user_id = $1 AND created_at > $2 AND created_at <= $3',
    [userId, manySince(at), at],
  );
  const count = row?.count ?? 0;
  if (areManyListings({ accountSince: posted.account_since, at, count }))
    await db.transaction((tx) =>
      notice(tx, deps, {
        kind: 'many_listings',
        subject: 'person',
        subjectId: userId,
        userId,
        details: words.manyListings(String(count)),
      }),
    );
}
