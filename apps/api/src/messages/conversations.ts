import type { ConversationHead, ConversationSummary, ListingStatus } from '@porchlight/domain';
import type { Queryable } from '../db/index.ts';
import { isPublic, toImage, type StoredImage } from '../listings/index.ts';
import { visibleTo } from './store.ts';

/** What is known of a listing that somebody wants to write about. */
export interface MessagedListing {
  id: string;
  seller_id: string;
  title: string;
  status: ListingStatus;
  /** The conversation this person already has about it. */
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
     WHERE l.id = $1 AND ${isPublic('l')}`,
    [listingId, askerId],
  );
  return row ?? null;
}

/** Opens the conversation of a person about a listing, or finds it open. */
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

/** Whether the person and the listing of a conversation are still there. Deactivated people are not, for others. */
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
  listing_image: StoredImage | null;
}

interface SummaryRow extends HeadRow {
  unread_count: number;
  content: string;
  created_at: Date;
  from_user_id: string;
}

/** SQL of who and what the conversations of `source` are about; its rows have `id`, `listing_id` and `other_id`. */
const headOf = (source: string) => ({
  columns: `${source}.id, ${source}.listing_id, ${source}.other_id,
    u.name AS other_name, l.title AS listing_title, l.user_id AS listing_owner, l.status AS listing_status,
    (SELECT jsonb_build_object('id', i.id, 'alt', i.alt, 'renditions', i.renditions) FROM listing_images i
      WHERE i.listing_id = l.id ORDER BY i.position, i.id LIMIT 1) AS listing_image`,
  joins: `LEFT JOIN users u ON u.id = ${source}.other_id AND u.active
    LEFT JOIN listings l ON l.id = ${source}.listing_id AND ${isPublic('l')}`,
});

function toHead(row: HeadRow): ConversationHead {
  const { listing_title: title, listing_owner: owner, listing_status: status, listing_image: image } = row;
  return {
    listing_id: row.listing_id,
    other_user_id: row.other_id,
    other_user: row.other_name === null ? null : { name: row.other_name },
    listing:
      title === null || owner === null || status === null
        ? null
        : {
            title,
            user_id: owner,
            status,
            thumbnail_url: image === null ? null : toImage(image).thumbnail_url,
          },
  };
}

/** The conversation about a listing between two people; null unless both are its parties. */
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
       SELECT id, listing_id, $3::uuid AS other_id FROM conversations
       WHERE listing_id = $1 AND ((seller_id = $2 AND asker_id = $3) OR (seller_id = $3 AND asker_id = $2))
     ) c ${joins}`,
    [listingId, userId, otherId],
  );
  return row === undefined ? null : { id: row.id, head: toHead(row) };
}

/** SQL of a person's conversations in either part of which they have not hidden everything; the person is `$1`. */
const ownAs = (part: 'seller' | 'asker'): string =>
  `FROM conversations WHERE ${part}_id = $1 AND NOT gone_for_${part}`;

export async function countConversations(db: Queryable, userId: string): Promise<number> {
  const [row] = await db.query<{ total: number }>(
    `SELECT (SELECT count(*) ${ownAs('seller')}) + (SELECT count(*) ${ownAs('asker')}) AS total`,
    [userId],
  );
  return row?.total ?? 0;
}

/** One page of a person's conversations, the one with the newest message first. */
export async function listConversations(
  db: Queryable,
  userId: string,
  { page, limit }: { page: number; limit: number },
): Promise<ConversationSummary[]> {
  const { columns, joins } = headOf('shown');
  const newestFirst = 'ORDER BY last_message_at DESC, id DESC LIMIT';
  // Each role is read by its own index, only as far as the page goes; details are read for the page alone.
  const rows = await db.query<SummaryRow>(
    `WITH shown AS MATERIALIZED (
       SELECT * FROM (
         (SELECT id, listing_id, asker_id AS other_id, last_message_at ${ownAs('seller')} ${newestFirst} $4)
         UNION ALL
         (SELECT id, listing_id, seller_id AS other_id, last_message_at ${ownAs('asker')} ${newestFirst} $4)
       ) AS own ${newestFirst} $2 OFFSET $3
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
    [userId, limit, (page - 1) * limit, page * limit],
  );
  return rows.map(toSummary);
}

function toSummary(row: SummaryRow): ConversationSummary {
  return {
    ...toHead(row),
    unread_count: row.unread_count,
    last_message: {
      content: row.content,
      created_at: row.created_at.toISOString(),
      from_user_id: row.from_user_id,
    },
  };
}
