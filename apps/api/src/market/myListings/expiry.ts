import { changedBy, limits, listingStatuses } from '@porchlight/domain';
import type { EmailListing } from '../emails/emailParts.ts';
import { listingLine, pricedListing, type PricedListing } from '../emails/listingLine.ts';
import type { Queryable } from '../../platform/db/index.ts';
import type { Deps } from '../../deps.ts';
import type { PublicTransaction } from '../../platform/publicChanges.ts';
import { findById, type UserRow } from '../users/index.ts';

const dayMs = 24 * 3_600_000;
const atOnce = 500;
const expiring = listingStatuses.filter((status) => changedBy(status, 'expire') !== undefined);
const lives = `status IN (${expiring.map((status) => `'${status}'`).join(', ')})`;

const isOver = `${lives} AND expires_at <= $1`;
/** SQL that is true for a listing that expired while the clock was ahead. */
const isTooEarly = `status = 'expired' AND expired_from IS NOT NULL AND expires_at > $1`;

/**
 * Expires listings whose time is over, emails their owners a week before, and restores those that expired too early.
 */
export async function expireListings(
  { db, clock, changes, jobs }: Pick<Deps, 'db' | 'clock' | 'changes' | 'jobs'>,
  signal: AbortSignal,
): Promise<void> {
  const now = clock.now();
  // Each changes public pages, so it runs only if there is such a listing.
  for (const [due, change] of [
    [isOver, expire],
    [isTooEarly, unexpire],
  ] as const)
    if ((await db.query(`SELECT 1 FROM listings WHERE ${due} LIMIT 1`, [now])).length > 0)
      await changes.of('listings_expired').transaction((tx) => change(tx, now));
  const soon = new Date(now.getTime() + limits.expiryEmailDays * dayMs);
  let found = atOnce;
  while (found === atOnce) {
    signal.throwIfAborted();
    found = await db.transaction(async (tx) => {
      const due = await markTold(tx, soon);
      for (const listingId of due) await jobs.add(tx, 'listing_expires', { listingId });
      return due.length;
    });
  }
}

export const expire = (tx: PublicTransaction, now: Date) =>
  tx.query(`UPDATE listings SET status = 'expired', expired_from = status, updated_at = $1 WHERE ${isOver}`, [
    now,
  ]);

export const unexpire = (tx: PublicTransaction, now: Date) =>
  tx.query(
    `UPDATE listings SET status = expired_from, expired_from = NULL, updated_at = $1 WHERE ${isTooEarly}`,
    [now],
  );

/** Changes no public page. @returns ids of listings that expire by then, and whose owners were not notified */
async function markTold(db: Queryable, soon: Date): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `UPDATE listings SET expiry_told = true WHERE id IN (
       SELECT id FROM listings WHERE ${lives} AND expires_at <= $1 AND NOT expiry_told LIMIT ${atOnce}
       FOR NO KEY UPDATE SKIP LOCKED
     ) RETURNING id`,
    [soon],
  );
  return rows.map(({ id }) => id);
}

export interface Expiring {
  owner: UserRow;
  listing: EmailListing;
  expiresAt: Date;
}

/** `null` if it is deleted, sold or renewed by now. */
export async function findExpiring(db: Queryable, listingId: string): Promise<Expiring | null> {
  const [row] = await db.query<{ user_id: string; listing: PricedListing; expires_at: Date }>(
    `SELECT l.user_id, ${pricedListing} AS listing, l.expires_at FROM listings l WHERE l.id = $1 AND ${lives} AND l.expiry_told`,
    [listingId],
  );
  const owner = row === undefined ? null : await findById(db, row.user_id);
  return row === undefined || owner === null || !owner.active
    ? null
    : { owner, listing: listingLine(owner.locale, row.listing), expiresAt: row.expires_at };
}
