import type {
  ConversationHead,
  ConversationSummary,
  ListingStatus,
  PricePeriod,
  PriceType,
} from '@porchlight/domain';
import { notBlocked } from '../blocks/index.ts';
import type { Queryable } from '../../platform/db/index.ts';
import { categoriesOf, isPublic, toImage, type StoredImage } from '../listings/index.ts';
import { visibleTo } from './store.ts';

/** A listing that a user wants to write about. */
export interface MessagedListing {
  id: string;
  seller_id: string;
  title: string;
  status: ListingStatus;
  conversation_id: string | null;
}

export async function readMessagedListing(
  db: Queryable,
  listingId: string,
  askerId: string,
): Promise<MessagedListing | null> {
  const [row] = await db.query<MessagedListing>(
    `SELECT l.id, l.user_id AS seller_id, l.title, l.status, c.id AS conversation_id
     FROM listings l LEFT JOIN conversations c ON c.listing_id = l.id AND c.asker_id = $2
     WHERE l.id = $1 AND ${isPublic('l')} AND ${notBlocked('l.user_id', '$2')}`,
    [listingId, askerId],
  );
  return row ?? null;
}

/** Creates a user's conversation about a listing, or returns the existing one. */
export async function openConversation(
  db: Queryable,
  listing: MessagedListing,
  askerId: string,
  { id, now }: { id: string; now: Date },
): Promise<string> {
  const [row] = await db.query<{ id: string }>(
    `INSERT INTO conversations AS c (id, listing_id, seller_id, asker_id, listing_title, created_at, last_message_at)
     VALUES ($1, $2, $3, $4, $5, $6, $6)
     ON CONFLICT (listing_id, asker_id) DO UPDATE SET listing_title = excluded.listing_title
     RETURNING c.id`,
    [id, listing.id, listing.seller_id, askerId, listing.title, now],
  );
  return row?.id ?? id;
}

/** Whether the other user and the listing of a conversation still exist. Deactivated users don't, for others. */
export async function findRemaining(
  db: Queryable,
  otherId: string,
  listingId: string,
): Promise<{ person: boolean; listing: boolean }> {
  const [row] = await db.query<{ person: boolean; listing: boolean }>(
    `SELECT EXISTS (SELECT 1 FROM users WHERE id = $1 AND active) AS person,
       EXISTS (SELECT 1 FROM listings l WHERE l.id = $2 AND ${isPublic('l')}) AS listing`,
    [otherId, listingId],
  );
  return row ?? { person: false, listing: false };
}

interface HeadRow {
  id: string;
  listing_id: string;
  other_id: string;
  other_name: string | null;
  listing_title: string | null;
  listing_owner: string | null;
  listing_status: ListingStatus | null;
  listing_category: string | null;
  price_cents: number | null;
  price_type: PriceType | null;
  price_period: PricePeriod | null;
  listing_image: StoredImage | null;
  promised_to_you: boolean | null;
  promised_to_them: boolean | null;
  archived: boolean;
}

interface SummaryRow extends HeadRow {
  unread_count: number;
  content: string;
  created_at: Date;
  from_user_id: string;
}

/**
 * SQL for the header of conversations as seen by the user `$1`; rows of `source` have `id`, `listing_id`, `other_id`
 * and `archived`.
 */
const headOf = (source: string) => ({
  columns: `${source}.id, ${source}.listing_id, ${source}.other_id, ${source}.archived,
    l.promised_to = $1 AND l.status IN ('reserved', 'sold') AS promised_to_you,
    l.user_id = $1 AND l.promised_to = ${source}.other_id AND l.status IN ('reserved', 'sold') AS promised_to_them,
    u.name AS other_name, l.title AS listing_title, l.user_id AS listing_owner, l.status AS listing_status,
    l.category_id AS listing_category, l.price_cents, l.price_type, l.price_period,
    (SELECT jsonb_build_object('id', i.id, 'alt', i.alt, 'renditions', i.renditions) FROM listing_images i
      WHERE i.listing_id = l.id ORDER BY i.position, i.id LIMIT 1) AS listing_image`,
  joins: `LEFT JOIN users u ON u.id = ${source}.other_id AND u.active
    LEFT JOIN listings l ON l.id = ${source}.listing_id AND ${isPublic('l')}`,
});

type Categories = Awaited<ReturnType<typeof categoriesOf>>;

/** The categories of the listings in these rows. */
const categoriesIn = (db: Queryable, rows: readonly HeadRow[]): Promise<Categories> =>
  categoriesOf(
    db,
    rows.flatMap(({ listing_category: id }) => id ?? []),
  );

function toHead(row: HeadRow, categories: Categories): ConversationHead {
  const { listing_title: title, listing_owner: owner, listing_status: status, listing_image: image } = row;
  const { listing_category: category, price_cents: cents, price_type: type, price_period: period } = row;
  const icon = category === null ? undefined : categories.get(category)?.icon;
  return {
    listing_id: row.listing_id,
    other_user_id: row.other_id,
    other_user: row.other_name === null ? null : { name: row.other_name },
    listing:
      title === null || owner === null || status === null || cents === null || type === null
        ? null
        : {
            title,
            user_id: owner,
            status,
            price: cents / 100,
            price_type: type,
            ...(period !== null && { price_period: period }),
            ...(category !== null && { category_id: category }),
            ...(icon !== undefined && { category_icon: icon }),
            thumbnail_url: image === null ? null : toImage(image).thumbnail_url,
            ...(row.promised_to_you === true && { promised_to_you: true }),
            ...(row.promised_to_them === true && { promised_to_them: true }),
          },
    ...(row.archived && { archived: true }),
  };
}

/**
 * SQL that is true for the conversation of the users `$1` and `$2` about the listing `$3`, unless one has blocked the
 * other.
 */
const isBetween = `listing_id = $3 AND ((seller_id = $1 AND asker_id = $2) OR (seller_id = $2 AND asker_id = $1))
  AND ${notBlocked('$2::uuid', '$1')}`;

/**
 * Archives a conversation for one participant, or restores it. Repeating it changes nothing.
 *
 * @returns whether there is such a conversation
 */
export async function setArchived(
  db: Queryable,
  { listingId, userId, otherId }: { listingId: string; userId: string; otherId: string },
  archived: boolean,
): Promise<boolean> {
  const rows = await db.query(
    `UPDATE conversations SET
       archived_for_seller = CASE WHEN seller_id = $1 THEN $4 ELSE archived_for_seller END,
       archived_for_asker = CASE WHEN asker_id = $1 THEN $4 ELSE archived_for_asker END
     WHERE ${isBetween} RETURNING id`,
    [userId, otherId, listingId, archived],
  );
  return rows.length > 0;
}

/**
 * The conversation of two users about a listing; `null` unless both participate, and neither has blocked the other.
 */
export async function findConversation(
  db: Queryable,
  listingId: string,
  userId: string,
  otherId: string,
): Promise<{ id: string; head: ConversationHead } | null> {
  const { columns, joins } = headOf('c');
  const [row] = await db.query<HeadRow>(
    `SELECT ${columns}
     FROM (
       SELECT id, listing_id, $2::uuid AS other_id,
         CASE WHEN seller_id = $1 THEN archived_for_seller ELSE archived_for_asker END AS archived
       FROM conversations WHERE ${isBetween}
     ) c ${joins}`,
    [userId, otherId, listingId],
  );
  return row === undefined ? null : { id: row.id, head: toHead(row, await categoriesIn(db, [row])) };
}

export interface WantedConversations {
  /** Archived conversations instead of the others. */
  archived: boolean;
  /** Words that each conversation must contain. Empty: all conversations. */
  words: readonly string[];
}

/**
 * SQL for the matching conversations of the user `$1` in one role, without those hidden completely and those with
 * blocks; `$2` are the words. A search covers only what the user can see.
 */
function ownAs(part: 'seller' | 'asker', { archived, words }: WantedConversations): string {
  const other = part === 'seller' ? 'asker' : 'seller';
  const own = `FROM conversations c WHERE ${part}_id = $1 AND NOT gone_for_${part}
    AND ${archived ? '' : 'NOT'} archived_for_${part} AND ${notBlocked(`${other}_id`, '$1')}`;
  // Without words the parameter is unused, but still needs a type.
  if (words.length === 0) return `${own} AND $2::text[] IS NOT NULL`;
  return `${own} AND NOT EXISTS (SELECT 1 FROM unnest($2::text[]) AS word WHERE NOT (
    EXISTS (SELECT 1 FROM users u WHERE u.id = c.${other}_id AND u.active AND u.name ILIKE word)
    OR EXISTS (SELECT 1 FROM listings l WHERE l.id = c.listing_id AND ${isPublic('l')} AND l.title ILIKE word)
    OR EXISTS (SELECT 1 FROM messages m WHERE m.conversation_id = c.id AND ${visibleTo('$1')} AND m.content ILIKE word)
  ))`;
}

/** LIKE patterns for words, with special characters escaped. */
const patterns = ({ words }: WantedConversations): string[] =>
  words.map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);

export async function countConversations(
  db: Queryable,
  userId: string,
  wanted: WantedConversations,
): Promise<number> {
  const [row] = await db.query<{ total: number }>(
    `SELECT (SELECT count(*) ${ownAs('seller', wanted)}) + (SELECT count(*) ${ownAs('asker', wanted)}) AS total`,
    [userId, patterns(wanted)],
  );
  return row?.total ?? 0;
}

/** One page of a user's conversations, newest message first. */
export async function listConversations(
  db: Queryable,
  userId: string,
  wanted: WantedConversations,
  { page, limit }: { page: number; limit: number },
): Promise<ConversationSummary[]> {
  const { columns, joins } = headOf('shown');
  const newestFirst = 'ORDER BY last_message_at DESC, id DESC LIMIT';
  // Each role is read by its own index, only as far as the page goes; details are read only for the page.
  const rows = await db.query<SummaryRow>(
    `WITH shown AS MATERIALIZED (
       SELECT * FROM (
         (SELECT id, listing_id, asker_id AS other_id, last_message_at, archived_for_seller AS archived
           ${ownAs('seller', wanted)} ${newestFirst} $5)
         UNION ALL
         (SELECT id, listing_id, seller_id AS other_id, last_message_at, archived_for_asker AS archived
           ${ownAs('asker', wanted)} ${newestFirst} $5)
       ) AS own ${newestFirst} $3 OFFSET $4
     )
     SELECT ${columns}, last.content, last.created_at, last.from_user_id,
       (SELECT count(*) FROM messages m WHERE m.conversation_id = shown.id AND m.to_user_id = $1
         AND m.read_at IS NULL AND NOT m.hidden_from_recipient) AS unread_count
     FROM shown CROSS JOIN LATERAL (
       SELECT m.content, m.created_at, m.from_user_id FROM messages m
       WHERE m.conversation_id = shown.id AND ${visibleTo('$1')}
       ORDER BY m.created_at DESC, m.id DESC LIMIT 1
     ) last ${joins}
     ORDER BY shown.last_message_at DESC, shown.id DESC`,
    [userId, patterns(wanted), limit, (page - 1) * limit, page * limit],
  );
  const categories = await categoriesIn(db, rows);
  return rows.map((row) => toSummary(row, categories));
}

function toSummary(row: SummaryRow, categories: Categories): ConversationSummary {
  return {
    ...toHead(row, categories),
    unread_count: row.unread_count,
    last_message: {
      content: row.content,
      created_at: row.created_at.toISOString(),
      from_user_id: row.from_user_id,
    },
  };
}
