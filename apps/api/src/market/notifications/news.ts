import {
  type Language,
  limits,
  listingPagePath,
  messagesPagePath,
  type NotificationKind,
  type PastPrice,
  priceBefore,
  renewPath,
  searchPagePath,
} from '@porchlight/domain';
import { notBlocked } from '../blocks/index.ts';
import type { Queryable } from '../../platform/db/index.ts';
import { isPublic } from '../listings/index.ts';
import {
  cheaperNews,
  expiryNews,
  messageNews,
  type NewsText,
  offerNews,
  statusNews,
} from '../emails/noticeTemplates.ts';
import { listingLine, pricedListing, type PricedListing } from '../emails/listingLine.ts';
import { findExpiring } from '../myListings/index.ts';
import type { Subject } from './ledger.ts';

/** A current event for a user: its text, and a link to it. */
export interface News extends NewsText {
  path: string;
  /** A user notified after this time already knows. */
  since: Date;
}

type Find = (db: Queryable, subject: Subject, now: Date, language: Language) => Promise<News | null>;

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const dayBefore = (now: Date): Date => new Date(now.getTime() - dayMs);

/** SQL for the conversation `$1` as the user `$2` sees it; no row if the other user is deactivated. */
const conversation = `SELECT c.listing_id, u.id AS other_id, u.name AS other_name,
    CASE WHEN l.id IS NOT NULL THEN ${pricedListing} END AS listing
  FROM conversations c
  JOIN users u ON u.id = CASE WHEN c.seller_id = $2 THEN c.asker_id ELSE c.seller_id END AND u.active
  LEFT JOIN listings l ON l.id = c.listing_id AND ${isPublic('l')}
  WHERE c.id = $1 AND $2 IN (c.seller_id, c.asker_id) AND ${notBlocked('u.id', '$2')}`;

interface ConversationRow {
  listing_id: string;
  other_id: string;
  other_name: string;
  /** `null` if it is deleted. */
  listing: PricedListing | null;
}

/** SQL for messages in the conversation `$1` that the user `$2` received by `$3` and has not read, newest first. */
const unread = (columns: string, condition: string): string => `SELECT m.created_at, ${columns}
  FROM messages m LEFT JOIN offers o ON o.message_id = m.id
  WHERE m.conversation_id = $1 AND m.to_user_id = $2 AND m.created_at <= $3
    AND m.read_at IS NULL AND NOT m.hidden_from_recipient AND ${condition}
  ORDER BY m.created_at DESC, m.id DESC`;

async function unreadNews<Row extends { created_at: Date }>(
  db: Queryable,
  { subjectId, userId }: Subject,
  now: Date,
  language: Language,
  sql: string,
  write: (about: Parameters<typeof messageNews>[1], newest: Row, all: readonly Row[]) => NewsText,
): Promise<News | null> {
  const until = new Date(now.getTime() - limits.unreadEmailMinutes * minuteMs);
  const rows = await db.query<Row>(sql, [subjectId, userId, until]);
  const [newest, oldest] = [rows[0], rows.at(-1)];
  if (newest === undefined || oldest === undefined) return null;
  const [found] = await db.query<ConversationRow>(conversation, [subjectId, userId]);
  if (found === undefined) return null;
  return {
    ...write(
      { name: found.other_name, ...(found.listing && { listing: listingLine(language, found.listing) }) },
      newest,
      rows,
    ),
    path: messagesPagePath({ listingId: found.listing_id, otherUserId: found.other_id }),
    since: oldest.created_at,
  };
}

/** The current event of each kind for a user; `null` if there is none that they want or may see. */
export const newsOf: Readonly<Record<NotificationKind, Find>> = {
  message: (db, subject, now, language) =>
    unreadNews<{ created_at: Date; is_notice: boolean }>(
      db,
      subject,
      now,
      language,
      unread(
        'm.notice IS NOT NULL AS is_notice',
        `o.message_id IS NULL AND (m.notice IS NULL OR NOT starts_with(m.notice, 'offer_'))`,
      ),
      (about, _newest, all) =>
        messageNews(
          language,
          about,
          all.every(({ is_notice: isNotice }) => isNotice),
        ),
    ),

  offer: (db, subject, now, language) =>
    unreadNews<{ created_at: Date; cents: number | null; notice: string | null }>(
      db,
      subject,
      now,
      language,
      unread(
        'o.amount_cents AS cents, m.notice',
        // A withdrawn or answered offer is not an event anymore.
        `((o.status = 'open' AND o.expires_at > $3::timestamptz + interval '${limits.unreadEmailMinutes} minutes')
          OR m.notice IN ('offer_accepted', 'offer_declined'))`,
      ),
      (about, { cents, notice }) =>
        offerNews(
          language,
          about,
          cents === null ? { isAccepted: notice === 'offer_accepted' } : { amount: cents / 100 },
        ),
    ),

  async listing_status(db, { subjectId, userId, what }, now, language) {
    const [row] = await db.query<{ listing: PricedListing; category: string }>(
      `SELECT ${pricedListing} AS listing, c.slug AS category FROM listings l JOIN categories c ON c.id = l.category_id
       WHERE l.id = $1 AND l.status = $3 AND l.user_id <> $2 AND l.promised_to IS DISTINCT FROM $2 AND ${isPublic('l')}
         AND ${notBlocked('l.user_id', '$2')}
         AND $2 IN (${whoCares('$1')})`,
      [subjectId, userId, what],
    );
    if (row === undefined) return null;
    const { listing, category } = row;
    const path = what === 'sold' ? searchPagePath({ category }) : listingPagePath(subjectId);
    return { ...statusNews(language, listingLine(language, listing), what), path, since: dayBefore(now) };
  },

  async price_drop(db, { subjectId, userId }, now, language) {
    const [row] = await db.query<{ listing: PricedListing; past_prices: PastPrice[] }>(
      `SELECT ${pricedListing} AS listing, l.past_prices
       FROM listings l JOIN favorites f ON f.listing_id = l.id AND f.user_id = $2
       WHERE l.id = $1 AND l.status = 'active' AND ${isPublic('l')} AND ${notBlocked('l.user_id', '$2')}`,
      [subjectId, userId],
    );
    if (row === undefined) return null;
    const before = priceBefore({ ...row.listing, past_prices: row.past_prices }, now.getTime());
    if (before === undefined) return null;
    return {
      ...cheaperNews(language, row.listing, before),
      path: listingPagePath(subjectId),
      since: dayBefore(now),
    };
  },

  async expiry(db, { subjectId, userId }, now, language) {
    const found = await findExpiring(db, subjectId);
    if (found === null || found.owner.id !== userId) return null;
    return { ...expiryNews(language, found), path: renewPath(subjectId), since: dayBefore(now) };
  },
};

/** SQL for the users who saved a listing, or asked about it and have not hidden the conversation. */
export const whoCares = (listing: string): string =>
  `SELECT user_id FROM favorites WHERE listing_id = ${listing}
   UNION SELECT asker_id FROM conversations WHERE listing_id = ${listing} AND NOT gone_for_asker`;
