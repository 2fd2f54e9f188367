import type { ConversationSummary } from '@porchlight/domain';
import type { Queryable } from '../db/index.ts';
import { toImage, type StoredImage } from '../listings/index.ts';
import { visibleTo } from './store.ts';

/** What is known of a listing that somebody wants to write about. */
export interface MessagedListing {
  id: string;
  seller_id: string;
  title: string;
  status: string;
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
     WHERE l.id = $1`,
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

/** The conversation about a listing between two people; null unless both are its parties. */
export async function findConversation(
  db: Queryable,
  listingId: string,
  userId: string,
  otherId: string,
): Promise<string | null> {
  const [row] = await db.query<{ id: string }>(
    `SELECT id FROM conversations
     WHERE listing_id = $1 AND ((seller_id = $2 AND asker_id = $3) OR (seller_id = $3 AND asker_id = $2))`,
    [listingId, userId, otherId],
  );
  return row?.id ?? null;
}

/** Whether the person and the listing of a conversation are still there. */
export async function whatIsLeft(
  db: Queryable,
  otherId: string,
  listingId: string,
): Promise<{ person: boolean; listing: boolean }> {
  const [row] = await db.query<{ person: boolean; listing: boolean }>(
    `SELECT EXISTS (SELECT 1 FROM users WHERE id = $1) AS person,
       EXISTS (SELECT 1 FROM listings WHERE id = $2) AS listing`,
    [otherId, listingId],
  );
  return row ?? { person: false, listing: false };
}

interface SummaryRow {
  listing_id: string;
  other_id: string;
  other_name: string | null;
  listing_title: string | null;
  listing_status: string | null;
  listing_image: StoredImage | null;
  unread_count: number;
  content: string;
  created_at: Date;
  from_user_id: string;
}

/** SQL of a person's conversations that have a message they have not hidden; the person is `$1`. */
const own = `FROM conversations c
  CROSS JOIN LATERAL (
    SELECT m.content, m.created_at, m.from_user_id FROM messages m
    WHERE m.conversation_id = c.id AND ${visibleTo('$1')}
    ORDER BY m.created_at DESC, m.id DESC LIMIT 1
  ) last
  WHERE $1 IN (c.seller_id, c.asker_id)`;

export async function countConversations(db: Queryable, userId: string): Promise<number> {
  const [row] = await db.query<{ total: number }>(
    `SELECT count(*) AS total FROM conversations c
     WHERE (c.seller_id = $1 OR c.asker_id = $1)
       AND EXISTS (SELECT 1 FROM messages m WHERE m.conversation_id = c.id AND ${visibleTo('$1')})`,
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
  const rows = await db.query<SummaryRow>(
    `WITH shown AS MATERIALIZED (
       SELECT c.id, c.listing_id, c.last_message_at, last.*,
         CASE WHEN c.seller_id = $1 THEN c.asker_id ELSE c.seller_id END AS other_id
       ${own}
       ORDER BY c.last_message_at DESC, c.id DESC LIMIT $2 OFFSET $3
     )
     SELECT shown.listing_id, shown.other_id, shown.content, shown.created_at, shown.from_user_id,
       u.name AS other_name, l.title AS listing_title, l.status AS listing_status,
       (SELECT jsonb_build_object('id', i.id, 'alt', i.alt, 'renditions', i.renditions) FROM listing_images i
         WHERE i.listing_id = l.id ORDER BY i.position, i.id LIMIT 1) AS listing_image,
       (SELECT count(*) FROM messages m WHERE m.conversation_id = shown.id AND m.to_user_id = $1
         AND m.read_at IS NULL AND NOT m.hidden_from_recipient) AS unread_count
     FROM shown LEFT JOIN users u ON u.id = shown.other_id LEFT JOIN listings l ON l.id = shown.listing_id
     ORDER BY shown.last_message_at DESC, shown.id DESC`,
    [userId, limit, (page - 1) * limit],
  );
  return rows.map(toSummary);
}

function toSummary(row: SummaryRow): ConversationSummary {
  const { listing_title: title, listing_status: status } = row;
  return {
    listing_id: row.listing_id,
    other_user_id: row.other_id,
    other_user: row.other_name === null ? null : { name: row.other_name },
    listing:
      title === null || status === null
        ? null
        : {
            title,
            status,
            thumbnail_url: row.listing_image === null ? null : toImage(row.listing_image).thumbnail_url,
          },
    unread_count: row.unread_count,
    last_message: {
      content: row.content,
      created_at: row.created_at.toISOString(),
      from_user_id: row.from_user_id,
    },
  };
}
