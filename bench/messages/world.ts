import { createPasswords } from '../../apps/api/src/market/users/index.ts';
import { ensureCategories } from '../../apps/api/src/market/categories/index.ts';
import { quickPasswords } from '../../apps/api/src/testing/passwords.ts';
import { migrate, vacuum, type Database } from '../../apps/api/src/platform/db/index.ts';
import { fill } from '../listings.ts';

export const CONVERSATIONS = 1_000;
export const MESSAGES = 1_000;
const NEIGHBOR_CONVERSATIONS = 10_000;
export const password = 'Porchlight1';

/** A user with a thousand conversations, the other user of the long one, and its listing. */
export interface World {
  busy: { id: string; email: string };
  other: { id: string; email: string; name: string };
  listing: string;
}

/**
 * Fills a database with 10,000 listings, 10,000 conversations of ten messages each among other users, and a user who
 * has 1,000 conversations, one of them with 1,000 messages. The last message of each conversation is unread.
 */
export async function makeWorld(db: Database): Promise<World> {
  await migrate(db);
  await ensureCategories(db);
  await fill(db, NEIGHBOR_CONVERSATIONS);
  await db.query(
    `INSERT INTO conversations (id, listing_id, seller_id, asker_id, listing_title, created_at, last_message_at)
     SELECT md5('talk' || n)::uuid, l.id, l.user_id, a.id, l.title, now() - interval '400 days', now() - make_interval(mins => 100 + n)
     FROM generate_series(0, $1::int - 1) AS n
       JOIN listings l ON l.id = md5('listing' || n)::uuid
       JOIN users a ON a.id = md5('user' || (2 + n * 7 % 990))::uuid
     WHERE a.id <> l.user_id`,
    [NEIGHBOR_CONVERSATIONS],
  );
  await db.query(
    `INSERT INTO conversations (id, listing_id, seller_id, asker_id, listing_title, created_at, last_message_at)
     SELECT md5('busy' || row)::uuid, id, user_id, md5('user0')::uuid, title, now() - interval '400 days',
       now() - make_interval(mins => 10 * row)
     FROM (
       SELECT l.*, row_number() OVER (ORDER BY id)::int AS row FROM listings l
       WHERE user_id <> md5('user0')::uuid AND NOT EXISTS (
         SELECT 1 FROM conversations c WHERE c.listing_id = l.id AND c.asker_id = md5('user0')::uuid)
     ) AS chosen WHERE row <= $1`,
    [CONVERSATIONS - Number((await busyTalks(db))[0]?.talks ?? 0)],
  );
  // 500 of the user's conversations are newer than the long one, so it is in the middle of the list.
  await db.query(
    `INSERT INTO messages (id, conversation_id, from_user_id, to_user_id, subject, content, read_at, created_at)
     SELECT md5(c.id::text || n)::uuid, c.id,
       CASE WHEN n % 3 = 0 THEN c.asker_id ELSE c.seller_id END,
       CASE WHEN n % 3 = 0 THEN c.seller_id ELSE c.asker_id END,
       'Inquiry', 'Word ' || n || ' about ' || c.listing_title || '. ' || repeat('Could I come by on Saturday? ', n % 4),
       CASE WHEN n > 1 THEN now() END, c.last_message_at - make_interval(mins => 7 * (n - 1))
     FROM conversations c,
       generate_series(1, CASE WHEN c.id = md5('busy500')::uuid THEN $1::int WHEN c.asker_id = md5('user0')::uuid THEN 3 ELSE 10 END) AS n`,
    [MESSAGES],
  );
  const hash = await createPasswords(quickPasswords).hash(password);
  await db.query(
    `UPDATE users SET password_hash = $1
     WHERE id IN (SELECT unnest(ARRAY[seller_id, asker_id]) FROM conversations WHERE id = md5('busy500')::uuid)`,
    [hash],
  );
  await vacuum(db);
  const [row] = await db.query<{
    listing: string;
    id: string;
    email: string;
    name: string;
    me: string;
    mine: string;
  }>(
    `SELECT c.listing_id AS listing, u.id, u.email, u.name, a.id AS me, a.email AS mine
     FROM conversations c JOIN users u ON u.id = c.seller_id JOIN users a ON a.id = c.asker_id
     WHERE c.id = md5('busy500')::uuid`,
  );
  if (row === undefined) throw new Error('The long conversation was not created.');
  const { listing, id, email, name, me, mine } = row;
  return { listing, other: { id, email, name }, busy: { id: me, email: mine } };
}

const busyTalks = (db: Database) =>
  db.query<{ talks: number }>(
    `SELECT count(*) AS talks FROM conversations WHERE md5('user0')::uuid IN (asker_id, seller_id)`,
  );
