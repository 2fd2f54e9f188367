import {
  type CaseSnapshot,
  type CaseSubject,
  limits,
  type Seller,
  type SnapshotMessage,
} from '@porchlight/domain';
import type { Queryable } from '../../platform/db/index.ts';
import { avatarUrl } from '../../platform/files/index.ts';
import { readListings } from '../listings/index.ts';

/** The subject of a case in its current state. */
export interface Subject {
  title: string;
  personId: string | null;
  snapshot: CaseSnapshot;
}

export const emptySnapshot: CaseSnapshot = { listing: null, message: null, person: null };

async function readPerson(db: Queryable, id: string): Promise<Seller | null> {
  const [row] = await db.query<
    Omit<Seller, 'avatar' | 'created_at'> & { avatar_key: string | null; since: Date }
  >('SELECT id, name, verified, avatar_key, created_at AS since FROM users WHERE id = $1', [id]);
  if (row === undefined) return null;
  const { avatar_key: key, since, ...rest } = row;
  return { ...rest, avatar: avatarUrl(key), created_at: since.toISOString() };
}

async function ofListing(db: Queryable, id: string): Promise<Subject | null> {
  const [row] = await db.query<{ user_id: string }>('SELECT user_id FROM listings WHERE id = $1', [id]);
  if (row === undefined) return null;
  // Read as its owner, because it may be hidden.
  const [listing] = await readListings(db, [id], row.user_id);
  const person = await readPerson(db, row.user_id);
  if (listing === undefined || person === null) return null;
  const { title, description, price, status, category, canonical_location: place, images } = listing;
  return {
    title,
    personId: person.id,
    snapshot: {
      ...emptySnapshot,
      listing: {
        id,
        title,
        description,
        price,
        status,
        category: category?.name ?? '',
        city: place?.city ?? '',
        state: place?.state ?? '',
        images,
        owner: { id: person.id, name: person.name },
      },
      person,
    },
  };
}

interface MessageRow {
  id: string;
  conversation_id: string;
  listing_id: string;
  title: string;
  from_user_id: string;
  content: string;
  created_at: Date;
}

/** The messages right before one, oldest first. */
async function quotedBefore(db: Queryable, message: MessageRow): Promise<SnapshotMessage['quoted']> {
  const rows = await db.query<{ content: string; created_at: Date; from_id: string; name: string | null }>(
    `SELECT m.content, m.created_at, m.from_user_id AS from_id, u.name FROM messages m
       LEFT JOIN users u ON u.id = m.from_user_id
     WHERE m.conversation_id = $1 AND (m.created_at, m.id) < ($2, $3::uuid)
     ORDER BY m.created_at DESC, m.id DESC LIMIT $4`,
    [message.conversation_id, message.created_at, message.id, limits.messagesBeforeReported],
  );
  return rows.toReversed().map(({ content, created_at: at, from_id: id, name }) => ({
    content,
    created_at: at.toISOString(),
    from: { id, name: name ?? '' },
  }));
}

async function ofMessage(db: Queryable, id: string): Promise<Subject | null> {
  const [row] = await db.query<MessageRow>(
    `SELECT m.id, m.conversation_id, c.listing_id, coalesce(l.title, c.listing_title) AS title, m.from_user_id,
       coalesce(r.content, m.content) AS content, m.created_at
     FROM messages m JOIN conversations c ON c.id = m.conversation_id LEFT JOIN listings l ON l.id = c.listing_id
       LEFT JOIN removed_messages r ON r.message_id = m.id
     WHERE m.id = $1`,
    [id],
  );
  const person = row === undefined ? null : await readPerson(db, row.from_user_id);
  if (row === undefined || person === null) return null;
  return {
    title: row.title,
    personId: person.id,
    snapshot: {
      ...emptySnapshot,
      message: {
        id,
        content: row.content,
        created_at: row.created_at.toISOString(),
        from: { id: person.id, name: person.name },
        about: { listing_id: row.listing_id, title: row.title },
        quoted: await quotedBefore(db, row),
      },
      person,
    },
  };
}

async function ofPerson(db: Queryable, id: string): Promise<Subject | null> {
  const person = await readPerson(db, id);
  return person === null
    ? null
    : { title: person.name, personId: id, snapshot: { ...emptySnapshot, person } };
}

/** The current state of a case's subject; `null` if it is deleted, or the case has none. */
export async function readSubject(
  db: Queryable,
  subject: CaseSubject,
  id: string | null,
): Promise<Subject | null> {
  if (id === null) return null;
  if (subject === 'listing') return ofListing(db, id);
  if (subject === 'message') return ofMessage(db, id);
  return subject === 'person' ? ofPerson(db, id) : null;
}
