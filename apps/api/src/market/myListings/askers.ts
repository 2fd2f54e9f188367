import { type Asker, limits } from '@porchlight/domain';
import { notBlocked } from '../blocks/index.ts';
import type { Queryable } from '../../platform/db/index.ts';

/** SQL that is true when neither participant of a conversation `c` has blocked the other. */
const isOpen = notBlocked('c.asker_id', 'c.seller_id');

/** The users who have written about a listing, most recent first, without deleted accounts and blocks. */
export async function readAskers(db: Queryable, listingId: string): Promise<Asker[]> {
  const rows = await db.query<{ id: string; name: string; has_accepted_offer: boolean }>(
    `SELECT u.id, u.name, EXISTS (
       SELECT FROM offers o WHERE o.conversation_id = c.id AND o.status = 'accepted'
     ) AS has_accepted_offer
     FROM conversations c JOIN users u ON u.id = c.asker_id AND u.active
     WHERE c.listing_id = $1 AND ${isOpen} ORDER BY c.last_message_at DESC, c.id DESC LIMIT $2`,
    [listingId, limits.askersMax],
  );
  return rows.map(({ id, name, has_accepted_offer }) => ({
    id,
    name,
    ...(has_accepted_offer && { has_accepted_offer }),
  }));
}

/** The conversation of one of them; `null` if there is none. */
export async function conversationWith(
  db: Queryable,
  listingId: string,
  askerId: string,
): Promise<string | null> {
  const [row] = await db.query<{ id: string }>(
    `SELECT c.id FROM conversations c JOIN users u ON u.id = c.asker_id AND u.active
     WHERE c.listing_id = $1 AND c.asker_id = $2 AND ${isOpen}`,
    [listingId, askerId],
  );
  return row?.id ?? null;
}
