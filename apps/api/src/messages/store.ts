import { type Message, type MessageNotice, type Offer, offerStatus, texts } from '@porchlight/domain';
import { notBlocked } from '../blocks/index.ts';
import type { Queryable } from '../db/index.ts';
import { notFound } from '../http/index.ts';

export interface MessageRow {
  id: string;
  conversation_id: string;
  listing_id: string;
  from_user_id: string;
  to_user_id: string;
  subject: string;
  content: string;
  notice: MessageNotice | null;
  /** As stored: one that no one answered in time is still open. */
  offer: { amount_cents: number; status: Offer['status']; expires_at: string } | null;
  read_at: Date | null;
  /** Whether moderators removed it. */
  removed: boolean;
  created_at: Date;
}

const columns = `m.id, m.conversation_id, c.listing_id, m.from_user_id, m.to_user_id, m.subject, m.content, m.notice,
  m.read_at, m.created_at, EXISTS (SELECT 1 FROM removed_messages r WHERE r.message_id = m.id) AS removed, (SELECT jsonb_build_object('amount_cents', o.amount_cents, 'status', o.status,
    'expires_at', o.expires_at) FROM offers o WHERE o.message_id = m.id) AS offer`;

/** SQL that is true for the messages a person has not hidden; the person is parameter `$n`. */
export const visibleTo = (parameter: string): string =>
  `NOT CASE WHEN m.from_user_id = ${parameter} THEN m.hidden_from_sender ELSE m.hidden_from_recipient END`;

function toOffer(
  { amount_cents: cents, status, expires_at: end }: NonNullable<MessageRow['offer']>,
  now: Date,
): Offer {
  const expires_at = new Date(end).toISOString();
  return { amount: cents / 100, status: offerStatus({ status, expires_at }, now.getTime()), expires_at };
}

/** A message as it is answered at this moment. */
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

/** SQL that is true for the person `$2` and a message `m` to or from them, unless one of its two people has blocked the other. */
const isTheirs = `$2 IN (m.from_user_id, m.to_user_id)
  AND ${notBlocked('CASE WHEN m.from_user_id = $2 THEN m.to_user_id ELSE m.from_user_id END', '$2')}`;

/**
 * A message as one of its two parties may read it.
 *
 * @returns null for everyone else, for who has hidden it, and where one of the two has blocked the other
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
  /** What the server says in the sender's name. Default: they wrote it. */
  notice?: MessageNotice;
  now: Date;
}

/** @throws HttpError 404, as for a listing that is gone, where one of the two has blocked the other */
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

/** Marks a message as read; reading it again keeps the first time. */
export async function markRead(db: Queryable, id: string, now: Date): Promise<MessageRow | null> {
  const [row] = await db.query<MessageRow>(
    `UPDATE messages m SET read_at = coalesce(m.read_at, $2) FROM conversations c
     WHERE m.id = $1 AND c.id = m.conversation_id RETURNING ${columns}`,
    [id, now],
  );
  return row ?? null;
}

/**
 * Hides a message for one of its parties; hiding it again changes nothing.
 *
 * @param tx a transaction: a new message waits until it is known whether the conversation has gone from their list
 * @returns whether the person is one of its parties
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

/** How many messages to a person are unread, over all conversations. */
export async function countUnread(db: Queryable, userId: string): Promise<number> {
  const [row] = await db.query<{ unread: number }>(
    `SELECT count(*) AS unread FROM messages
     WHERE to_user_id = $1 AND read_at IS NULL AND NOT hidden_from_recipient AND ${notBlocked('from_user_id', '$1')}`,
    [userId],
  );
  return row?.unread ?? 0;
}

/** One page of a conversation as one of its parties sees it, newest first, and how many messages it has for them. */
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
