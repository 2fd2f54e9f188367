import type {
  Listing,
  ListingCounts,
  ListingInput,
  ListingStatus,
  MyListingsQuery,
  PastPrice,
  Place,
  PricePeriod,
  PriceType,
} from '@porchlight/domain';
import { endedPrice, isOtherPrice, limits, priceBefore, toCents, withPastPrice } from '@porchlight/domain';
import type { Queryable } from '../../platform/db/index.ts';
import { rememberCenter } from '../geo/index.ts';
import type { PublicTransaction } from '../../platform/publicChanges.ts';
import { countsByStatus, isVisibleTo, readListings } from '../listings/index.ts';

export interface OwnedListing {
  user_id: string;
  title: string;
  status: ListingStatus;
  location: string;
  place: Place;
  bumped_at: Date | null;
  promised_to: string | null;
  price_cents: number;
  price_type: PriceType;
  price_period: PricePeriod | null;
  past_prices: PastPrice[];
  /** Since when the price is known to be the current one. */
  priced_at: Date;
}

/**
 * Reads the data for a change of a listing; `null` if the viewer may not see it.
 *
 * @param lock true locks it until the transaction ends
 */
export async function readOwned(
  db: Queryable,
  id: string,
  viewerId: string,
  lock = false,
): Promise<OwnedListing | null> {
  const [row] = await db.query<OwnedListing>(
    `SELECT user_id, title, status, location, place, bumped_at, promised_to, price_cents, price_type,
       price_period, past_prices, coalesce(price_since, updated_at) AS priced_at FROM listings l
     WHERE id = $1 AND ${isVisibleTo('l', '$2::uuid')} ${lock ? 'FOR NO KEY UPDATE OF l' : ''}`,
    [id, viewerId],
  );
  return row ?? null;
}

/** The slug of a category that listings may be posted in: an existing subcategory. */
export async function slugOfSubCategory(db: Queryable, categoryId: string): Promise<string | undefined> {
  const [row] = await db.query<{ slug: string }>(
    'SELECT slug FROM categories WHERE id = $1 AND parent_id IS NOT NULL AND NOT retired',
    [categoryId],
  );
  return row?.slug;
}

/** The stored form of the input, in the order of the SQL below. */
function columnsOf(input: ListingInput, place: Place): unknown[] {
  return [
    input.category_id,
    input.title,
    input.description,
    toCents(input.price),
    input.price_type,
    place.formatted,
    JSON.stringify(place),
    input.contact_email,
    input.contact_phone ?? null,
    input.price_period ?? null,
    input.condition ?? null,
    // Never true without a number: showing one that is added later requires a new choice.
    input.contact_phone !== undefined && input.show_phone === true,
  ];
}

export interface NewListing {
  id: string;
  userId: string;
  input: ListingInput;
  place: Place;
  now: Date;
}

export async function insertListing(
  db: PublicTransaction,
  { id, userId, input, place, now }: NewListing,
): Promise<void> {
  await rememberCenter(db, place);
  await db.query(
    `INSERT INTO listings (category_id, title, description, price_cents, price_type, location, place,
       contact_email, contact_phone, price_period, condition, show_phone, id, user_id, created_at, updated_at, price_since, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7::jsonb, $8, $9, $10, $11, $12, $13, $14, $15, $15, $15, $16)`,
    [...columnsOf(input, place), id, userId, now, expiryFrom(now)],
  );
}

/** A listing's past prices after a change of its form. */
function pricesAfter(before: OwnedListing, input: ListingInput, now: Date): [past: PastPrice[], since: Date] {
  const {
    price_cents: cents,
    price_type,
    price_period: period,
    past_prices: past,
    priced_at: since,
  } = before;
  const old = { price: cents / 100, price_type, ...(period !== null && { price_period: period }) };
  if (!isOtherPrice(old, input)) return [past, since];
  return [withPastPrice(past, endedPrice(old, since.toISOString(), now.toISOString())), now];
}

interface Replacement {
  /** The listing before the change, locked. */
  before: OwnedListing;
  input: ListingInput;
  place: Place;
  now: Date;
}

/**
 * Replaces every field of the form; status, views and dates stay.
 *
 * @returns whether the price has fallen
 */
export async function replaceListing(
  db: PublicTransaction,
  id: string,
  { before, input, place, now }: Replacement,
): Promise<boolean> {
  await rememberCenter(db, place);
  const [past, since] = pricesAfter(before, input, now);
  await db.query(
    `UPDATE listings SET category_id = $1, title = $2, description = $3, price_cents = $4, price_type = $5,
       location = $6, place = $7::jsonb, contact_email = $8, contact_phone = $9, price_period = $10,
       condition = $11, show_phone = $12, updated_at = $14, past_prices = $15::jsonb, price_since = $16
     WHERE id = $13`,
    [...columnsOf(input, place), id, now, JSON.stringify(past), since],
  );
  const isLower = input.price_type === 'free' || toCents(input.price) < before.price_cents;
  return (
    since === now && isLower && priceBefore({ ...input, past_prices: past }, now.getTime()) !== undefined
  );
}

interface StatusChange {
  status: ListingStatus;
  promisedTo: string | null;
  /** Whether the time until it expires starts over. */
  renews: boolean;
  now: Date;
}

const expiryFrom = (now: Date): Date => new Date(now.getTime() + limits.listingDays * 24 * 3_600_000);

export async function setStatus(
  db: PublicTransaction,
  id: string,
  { status, promisedTo, renews, now }: StatusChange,
): Promise<void> {
  await db.query(
    `UPDATE listings SET status = $2, expired_from = NULL, promised_to = $3, updated_at = $4,
       expires_at = CASE WHEN $5 OR expires_at <= $4 THEN $6 ELSE expires_at END, expiry_told = expiry_told AND NOT ($5 OR expires_at <= $4) WHERE id = $1`,
    [id, status, promisedTo, now, renews, expiryFrom(now)],
  );
}

export async function setBumped(db: PublicTransaction, id: string, now: Date): Promise<void> {
  await db.query('UPDATE listings SET bumped_at = $2 WHERE id = $1', [id, now]);
}

/** When a listing may be bumped again; `null` when it may be now. */
export function nextBump(listing: Pick<OwnedListing, 'bumped_at'>, now: Date): Date | null {
  if (listing.bumped_at === null) return null;
  const next = new Date(listing.bumped_at.getTime() + limits.bumpHours * 3_600_000);
  return next > now ? next : null;
}

/**
 * Removes a listing with its pictures, favorites and views. Its conversations stay and keep its last title.
 *
 * @returns the keys of its pictures' files, to be removed once the transaction is committed
 */
export async function removeListing(db: PublicTransaction, id: string, title: string): Promise<string[]> {
  const files = await db.query<{ key: string }>(
    `SELECT r ->> 'key' AS key FROM listing_images i, jsonb_array_elements(i.renditions) AS r WHERE i.listing_id = $1`,
    [id],
  );
  await db.query('UPDATE conversations SET listing_title = $2 WHERE listing_id = $1', [id, title]);
  await db.query('DELETE FROM listings WHERE id = $1', [id]);
  return files.map(({ key }) => key);
}

const sortColumns = {
  date: 'listed_at',
  price: 'price_cents',
  title: 'title_key COLLATE "C"',
} satisfies Record<MyListingsQuery['sort'], string>;

export async function listOwn(db: Queryable, userId: string, query: MyListingsQuery): Promise<Listing[]> {
  const direction = query.order === 'asc' ? 'ASC' : 'DESC';
  const rows = await db.query<{ id: string }>(
    `SELECT id FROM listings WHERE user_id = $1 AND ($2::text IS NULL OR status = $2)
     ORDER BY ${sortColumns[query.sort]} ${direction}, id ${direction} LIMIT $3 OFFSET $4`,
    [userId, query.status === 'all' ? null : query.status, query.limit, (query.page - 1) * query.limit],
  );
  return readListings(
    db,
    rows.map(({ id }) => id),
    userId,
  );
}

export async function countOwn(db: Queryable, userId: string): Promise<ListingCounts> {
  const rows = await db.query<{ status: ListingStatus; total: number }>(
    'SELECT status, sum(listings)::bigint AS total FROM owner_listing_counts WHERE user_id = $1 GROUP BY status',
    [userId],
  );
  return { all: rows.reduce((sum, row) => sum + row.total, 0), ...countsByStatus(rows) };
}
