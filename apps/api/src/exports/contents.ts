import type { Queryable } from '../db/index.ts';

/** Rows of a table that may be long, a few hundred at a time. `sql` has the person `$1`, and the last id before `$2`. */
async function* paged(db: Queryable, sql: string, userId: string): AsyncGenerator<object> {
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await db.query<{ id: string; row: object }>(`${sql} ORDER BY id LIMIT 300`, [userId, last]);
    for (const { row } of rows) yield row;
    const end = rows.at(-1);
    if (end === undefined) return;
    last = end.id;
  }
}

/** What is about a person, by the file it goes into. Each query has an `id` and a `row`. */
const queries: Readonly<Record<string, string>> = {
  profile: `SELECT id, jsonb_build_object('name', name, 'email', email, 'pending_email', pending_email,
      'verified', verified, 'created_at', created_at) AS row FROM users WHERE id = $1 AND id > $2`,
  listings: `SELECT id, to_jsonb(l) - '{user_id,search,title_key,city_key,city_words,promised_to}'::text[] AS row
    FROM listings l WHERE user_id = $1 AND id > $2`,
  // Those of both people of a conversation, as the person sees them.
  messages: `SELECT m.id, jsonb_build_object('listing_id', c.listing_id, 'from_you', m.from_user_id = $1,
      'other_person', (SELECT name FROM users u WHERE u.id = CASE WHEN m.from_user_id = $1 THEN m.to_user_id
        ELSE m.from_user_id END), 'subject', m.subject, 'content', m.content, 'read_at', m.read_at,
      'created_at', m.created_at) AS row
    FROM messages m JOIN conversations c ON c.id = m.conversation_id
    WHERE m.id > $2 AND ((m.from_user_id = $1 AND NOT m.hidden_from_sender)
      OR (m.to_user_id = $1 AND NOT m.hidden_from_recipient))`,
  offers: `SELECT o.message_id AS id, jsonb_build_object('listing_id', c.listing_id, 'from_you', m.from_user_id = $1,
      'amount', o.amount_cents / 100.0, 'status', o.status, 'expires_at', o.expires_at) AS row
    FROM offers o JOIN messages m ON m.id = o.message_id JOIN conversations c ON c.id = o.conversation_id
    WHERE $1 IN (m.from_user_id, m.to_user_id) AND o.message_id > $2`,
  favorites: `SELECT listing_id AS id, jsonb_build_object('listing_id', listing_id, 'title', l.title,
      'created_at', f.created_at) AS row
    FROM favorites f JOIN listings l ON l.id = f.listing_id WHERE f.user_id = $1 AND listing_id > $2`,
  blocks: `SELECT blocked_id AS id, jsonb_build_object('name', u.name, 'created_at', b.created_at) AS row
    FROM blocks b JOIN users u ON u.id = b.blocked_id WHERE blocker_id = $1 AND blocked_id > $2`,
  notifications: `SELECT user_id AS id, jsonb_object_agg(kind, frequency) AS row FROM notification_settings
    WHERE user_id = $1 AND user_id > $2 GROUP BY user_id`,
  // Anybody can enter any address: only what came from a proven one is theirs.
  reports: `SELECT r.id, jsonb_build_object('report_type', report_type, 'urgency', urgency, 'user_reported', user_reported,
      'listing_url', listing_url, 'subject', subject, 'description', description, 'evidence', evidence,
      'created_at', r.created_at) AS row
    FROM reports r JOIN users u ON u.id = $1 AND u.verified AND lower(u.email) = lower(r.reporter_email)
    WHERE r.id > $2`,
};

/** A file of the copy: its name, and its text in pieces, or the key of a stored photo. */
export type ExportedFile = { name: string } & ({ pieces: AsyncIterable<string> } | { key: string });

async function* asList(rows: AsyncIterable<object>): AsyncGenerator<string> {
  let lead = '[';
  for await (const row of rows) {
    yield `${lead}\n${JSON.stringify(row, undefined, 2)}`;
    lead = ',';
  }
  yield lead === '[' ? '[]\n' : '\n]\n';
}

/** Everything that is the person's, file by file: JSON, then their photos in their largest size. */
export async function* contentsOf(db: Queryable, userId: string): AsyncGenerator<ExportedFile> {
  for (const [name, sql] of Object.entries(queries))
    yield {
      name: `${name}.json`,
      pieces: asList(paged(db, sql, userId)),
    };
  const photos = await db.query<{ name: string; key: string }>(
    `SELECT 'photos/' || i.listing_id || '/' || i.position AS name, i.renditions -> -1 ->> 'key' AS key
     FROM listing_images i JOIN listings l ON l.id = i.listing_id WHERE l.user_id = $1
     UNION ALL SELECT 'photos/profile', avatar_key FROM users WHERE id = $1 AND avatar_key IS NOT NULL
     ORDER BY 1`,
    [userId],
  );
  for (const { name, key } of photos) yield { name: `${name}.${key.split('.').at(-1) ?? 'webp'}`, key };
}
