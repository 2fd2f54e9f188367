import { type Message, type MessageNotice, type Offer, offerStatus, texts } from '@porchlight/domain';
import { notBlocked } from '../blocks/index.ts';
import type { Queryable } from '../../platform/db/index.ts';
import { notFound } from '../../platform/http/index.ts';

export interface MessageRow {
  id: string;
  conversation_id: string;
  listing_id: string;
  from_user_id: string;
  to_user_id: string;
  subject: string;
  content: string;
  notice: MessageNotice | null;
  /** The stored status: an expired offer may still be 'open'. */
  offer: { amount_cents: number; status: Offer['status']; expires_at: string } | null;
  read_at: Date | null;
  removed: boolean;
  created_at: Date;
}

const columns = `m.id, m.conversation_id, c.listing_id, m.from_user_id, m.to_user_id, m.subject, m.content, m.notice,
  m.read_at, m.created_at, EXISTS (SELECT 1 FROM removed_messages r WHERE r.message_id = m.id) AS removed, (SELECT jsonb_build_object('amount_cents', o.amount_cents, 'status', o.status,
    'expires_at', o.expires_at) FROM offers o WHERE o.message_id = m.id) AS offer`;

/** SQL that is true for messages that the user in `parameter` has not hidden. */
export const visibleTo = (parameter: string): string =>
  `NOT CASE WHEN m.from_user_id = ${parameter} THEN m.hidden_from_sender ELSE m.hidden_from_recipient END`;

function toOffer(
  { amount_cents: cents, status, expires_at: end }: NonNullable<MessageRow['offer']>,
  now: Date,
): Offer {
  const expires_at = new Date(end).toISOString();
  return { amount: cents / 100, status: offerStatus({ status, expires_at }, now.getTime()), expires_at };
}

/** A message in the form of the API, with its offer's status at this time. */
export function toMessage(row: MessageRow, now: Date): Message {
  return {
    id: row.id,
    listing_id: row.listing_id,
    from_user_id: row.from_user_id,
    to_user_id: row.to_user_id,
    subject: row.subject,
    content: row.content,
    ...(row.notice !== null && { notice: row.notice }),
    ...(row.offer !== null && { offer: toOffer(row.offer, now) }),
    ...(row.removed && { removed: true }),
    read: row.read_at !== null,
    created_at: row.created_at.toISOString(),
  };
}

/**
 * SQL that is true when the user `$2` sent or received the message `m`, and neither participant has blocked the
 * other.
 */
const isTheirs = `$2 IN (m.from_user_id, m.to_user_id)
  AND ${notBlocked('CASE WHEN m.from_user_id = $2 THEN m.to_user_id ELSE m.from_user_id END', '$2')}`;

/**
 * A message as one of its participants may read it.
 *
 * @returns null for other users, for a participant who has hidden it, and if one has blocked the other
 */
export async function readMessage(db: Queryable, id: string, userId: string): Promise<MessageRow | null> {
  const [row] = await db.query<MessageRow>(
    `SELECT ${columns} FROM messages m JOIN conversations c ON c.id = m.conversation_id
     WHERE m.id = $1 AND ${isTheirs} AND ${visibleTo('$2')}`,
    [id, userId],
  );
  return row ?? null;
}

export interface NewMessage {
  id: string;
  conversationId: string;
  from: string;
  to: string;
  subject: string;
  content: string;
  /** A notice that the server sends in the user's name. Default: the user wrote the message. */
  notice?: MessageNotice;
  now: Date;
}

/** @throws HttpError 404, as for a deleted listing, if one of the two has blocked the other */
export async function insertMessage(db: Queryable, message: NewMessage): Promise<MessageRow> {
  const [row] = await db.query<MessageRow>(
    `WITH c AS (
       UPDATE conversations SET last_message_at = greatest(last_message_at, $7), gone_for_seller = false, gone_for_asker = false,
         archived_for_seller = false, archived_for_asker = false
       WHERE id = $2 AND ${notBlocked('$4::uuid', '$3::uuid')} RETURNING id, listing_id
     ), m AS (
       INSERT INTO messages (id, conversation_id, from_user_id, to_user_id, subject, content, created_at, notice)
       SELECT $1, id, $3, $4, $5, $6, $7, $8 FROM c RETURNING *
     )
     SELECT ${columns} FROM m JOIN c ON c.id = m.conversation_id`,
    [
      message.id,
      message.conversationId,
      message.from,
      message.to,
      message.subject,
      message.content,
      message.now,
      message.notice ?? null,
    ],
  );
  if (row === undefined) throw notFound(texts.listing.notFoundTitle);
  return row;
}

/** Marks a message as read; repeating it keeps the first time. */
export async function markRead(db: Queryable, id: string, now: Date): Promise<MessageRow | null> {
  const [row] = await db.query<MessageRow>(
    `UPDATE messages m SET read_at = coalesce(m.read_at, $2) FROM conversations c
     WHERE m.id = $1 AND c.id = m.conversation_id RETURNING ${columns}`,
    [id, now],
  );
  return row ?? null;
}

/**
 * Hides a message for one participant; repeating it changes nothing.
 *
 * @param tx a transaction, so that a parallel new message waits until it is clear whether the conversation is hidden
 * @returns whether the user participates in it
 */
export async function hideMessage(tx: Queryable, id: string, userId: string): Promise<boolean> {
  const [conversation] = await tx.query<{ id: string }>(
    `SELECT c.id FROM conversations c JOIN messages m ON m.conversation_id = c.id
     WHERE m.id = $1 AND ${isTheirs} FOR UPDATE OF c`,
    [id, userId],
  );
  if (conversation === undefined) return false;
  await tx.query(
    `UPDATE messages SET hidden_from_sender = hidden_from_sender OR from_user_id = $2,
       hidden_from_recipient = hidden_from_recipient OR to_user_id = $2
     WHERE id = $1`,
    [id, userId],
  );
  await tx.query(
    `UPDATE conversations SET gone_for_seller = gone_for_seller OR seller_id = $2,
       gone_for_asker = gone_for_asker OR asker_id = $2
     WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM messages m WHERE m.conversation_id = $1 AND ${visibleTo('$2')})`,
    [conversation.id, userId],
  );
  return true;
}

export async function countUnread(db: Queryable, userId: string): Promise<number> {
  const [row] = await db.query<{ unread: number }>(
    `SELECT count(*) AS unread FROM messages
     WHERE to_user_id = $1 AND read_at IS NULL AND NOT hidden_from_recipient AND ${notBlocked('from_user_id', '$1')}`,
    [userId],
  );
  return row?.unread ?? 0;
}

/** One page of a conversation as a participant sees it, newest first, and the total of its messages for them. */
export async function readConversation(
  db: Queryable,
  conversationId: string,
  userId: string,
  { page, limit, now }: { page: number; limit: number; now: Date },
): Promise<{ messages: Message[]; total: number }> {
  const [count] = await db.query<{ total: number }>(
    `SELECT count(*) AS total FROM messages m WHERE m.conversation_id = $1 AND ${visibleTo('$2')}`,
    [conversationId, userId],
  );
  const rows = await db.query<MessageRow>(
    `SELECT ${columns} FROM messages m JOIN conversations c ON c.id = m.conversation_id
     WHERE m.conversation_id = $1 AND ${visibleTo('$2')}
     ORDER BY m.created_at DESC, m.id DESC LIMIT $3 OFFSET $4`,
    [conversationId, userId, limit, (page - 1) * limit],
  );
  return { messages: rows.map((row) => toMessage(row, now)), total: count?.total ?? 0 };
}
