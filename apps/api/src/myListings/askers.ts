import { type Asker, limits } from '@porchlight/domain';
import { notBlocked } from '../blocks/index.ts';
import type { Queryable } from '../db/index.ts';

/** SQL that is true where neither of the people of a conversation `c` has blocked the other. */
const isOpen = notBlocked('c.asker_id', 'c.seller_id');

/** Who has written about a listing, last first; not those whose accounts are gone, or who are blocked. */
export const readAskers = (db: Queryable, listingId: string): Promise<Asker[]> =>
  db.query<Asker>(
    `SELECT u.id, u.name FROM conversations c JOIN users u ON u.id = c.asker_id AND u.active
     WHERE c.listing_id = $1 AND ${isOpen} ORDER BY c.last_message_at DESC, c.id DESC LIMIT $2`,
    [listingId, limits.askersMax],
  );

/** The conversation of one of them; null where there is none. */
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
