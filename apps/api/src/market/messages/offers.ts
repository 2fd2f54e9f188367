import {
  formatOffer,
  inquirySubject,
  type Message,
  type Offer,
  type OfferAnswer,
  offerClosedText,
  offerEnd,
  offerStatus,
  type PriceType,
  type ListingStatus,
  takesOffers,
  texts,
  toCents,
} from '@porchlight/domain';
import type { Queryable } from '../../platform/db/index.ts';
import { conflict, forbidden, notFound } from '../../platform/http/index.ts';
import { isId } from '../../platform/ids.ts';
import type { Jobs } from '../../platform/ports/index.ts';
import { notBlocked } from '../blocks/index.ts';
import { isPublic } from '../listings/index.ts';
import { announceMessage } from './announce.ts';
import { insertMessage, type MessageRow, toMessage, visibleTo } from './store.ts';

/** An action on an offer: user, conversation and time. */
export interface OfferDoing {
  conversationId: string;
  listingId: string;
  from: string;
  to: string;
  now: Date;
  /** Id of the message about it. */
  messageId: string;
}

interface AskedListing {
  title: string;
  status: ListingStatus;
  price_cents: number;
  price_type: PriceType;
}

const outdated = (status: Offer['status']) => conflict(offerClosedText(status), 'offer_closed');
const noOffers = () => conflict(texts.offers.notTaken, 'no_offers');

/** Locks the listing against changes for this transaction. */
export async function holdListing(tx: Queryable, listingId: string): Promise<AskedListing | undefined> {
  const [listing] = await tx.query<AskedListing>(
    `SELECT l.title, l.status, l.price_cents, l.price_type FROM listings l
     WHERE l.id = $1 AND ${isPublic('l')} FOR SHARE OF l`,
    [listingId],
  );
  return listing;
}

/**
 * Locks a conversation for this transaction, so that parallel actions on its offers wait; after the listing, in the
 * same order as a change of the listing.
 */
const holdConversation = (tx: Queryable, { conversationId }: OfferDoing) =>
  tx.query('SELECT 1 FROM conversations WHERE id = $1 FOR UPDATE', [conversationId]);

const isOffered = (listing: AskedListing | undefined): listing is AskedListing =>
  listing !== undefined && takesOffers({ ...listing, price: listing.price_cents / 100 });

/** The current state of an offer in a conversation. @throws HttpError 404 if there is none */
async function readOffer(
  tx: Queryable,
  { conversationId, now }: OfferDoing,
  messageId: string,
): Promise<{ maker: string; status: Offer['status'] }> {
  const [row] = isId(messageId)
    ? await tx.query<{ maker: string; status: Offer['status']; expires_at: Date }>(
        `SELECT m.from_user_id AS maker, o.status, o.expires_at
         FROM offers o JOIN messages m ON m.id = o.message_id WHERE o.message_id = $1 AND o.conversation_id = $2`,
        [messageId, conversationId],
      )
    : [];
  if (row === undefined) throw notFound(texts.refusals.message.noOffer);
  const { maker, status, expires_at: end } = row;
  return { maker, status: offerStatus({ status, expires_at: end.toISOString() }, now.getTime()) };
}

const close = (tx: Queryable, messageId: string, status: Offer['status']) =>
  tx.query('UPDATE offers SET status = $2 WHERE message_id = $1', [messageId, status]);

/**
 * Makes an offer, and closes the one that it counters.
 *
 * @param tx a transaction: of two parallel actions, the second sees the result of the first
 * @param listing held, by `holdListing`
 * @throws HttpError 409 when there is another open offer, the countered one is no longer open, or the listing accepts
 * none
 */
export async function makeOffer(
  deps: { jobs: Jobs },
  tx: Queryable,
  doing: OfferDoing,
  listing: AskedListing | undefined,
  { amount, counters }: { amount: number; counters?: string | undefined },
): Promise<Message> {
  const { conversationId, from, to, now, messageId } = doing;
  await holdConversation(tx, doing);
  if (!isOffered(listing)) throw noOffers();
  if (counters !== undefined) {
    const before = await readOffer(tx, doing, counters);
    if (before.maker === from) throw forbidden(texts.offers.notYours);
    if (before.status !== 'open') throw outdated(before.status);
    await close(tx, counters, 'countered');
  }
  await tx.query(
    `UPDATE offers SET status = 'expired' WHERE conversation_id = $1 AND status = 'open' AND expires_at <= $2`,
    [conversationId, now],
  );
  const open = await tx.query(`SELECT 1 FROM offers WHERE conversation_id = $1 AND status = 'open'`, [
    conversationId,
  ]);
  if (open.length > 0) throw conflict(texts.offers.oneAtATime, 'offer_open');
  const row = await insertMessage(tx, {
    id: messageId,
    conversationId,
    from,
    to,
    subject: inquirySubject(listing.title),
    content: texts.offers.message(formatOffer(amount)),
    now,
  });
  const offer = { amount_cents: toCents(amount), expires_at: new Date(offerEnd(now.getTime())) };
  await tx.query(
    'INSERT INTO offers (message_id, conversation_id, amount_cents, expires_at) VALUES ($1, $2, $3, $4)',
    [row.id, conversationId, offer.amount_cents, offer.expires_at],
  );
  await announceMessage(deps, tx, row, 'offer');
  return toMessage(
    { ...row, offer: { ...offer, status: 'open', expires_at: offer.expires_at.toISOString() } },
    now,
  );
}

/** How many offers wait for the user's answer. */
export async function countOpenOffers(db: Queryable, userId: string, now: Date): Promise<number> {
  const [row] = await db.query<{ open: number }>(
    `SELECT count(*) AS open FROM conversations c JOIN offers o ON o.conversation_id = c.id
     JOIN messages m ON m.id = o.message_id
     WHERE (c.seller_id = $1 OR c.asker_id = $1) AND o.status = 'open' AND o.expires_at > $2
       AND m.to_user_id = $1 AND ${visibleTo('$1')} AND ${notBlocked('m.from_user_id', '$1')}`,
    [userId, now],
  );
  return row?.open ?? 0;
}

export async function expireOffersBetween(tx: Queryable, one: string, other: string): Promise<void> {
  await tx.query(
    `WITH theirs AS (
       SELECT id FROM conversations
       WHERE (seller_id = $1 AND asker_id = $2) OR (seller_id = $2 AND asker_id = $1) ORDER BY id FOR UPDATE
     )
     UPDATE offers SET status = 'expired' WHERE status = 'open' AND conversation_id IN (SELECT id FROM theirs)`,
    [one, other],
  );
}

/**
 * Accepts, declines or withdraws an offer, and notifies the other user; if that was already done, does nothing.
 *
 * @param tx a transaction: of two parallel actions, the second sees the result of the first
 * @throws HttpError 409 when it has another status, or is accepted for a listing that accepts no more offers
 */
export async function answerOffer(
  deps: { jobs: Jobs },
  tx: Queryable,
  doing: OfferDoing,
  row: MessageRow & { offer: NonNullable<MessageRow['offer']> },
  answer: OfferAnswer,
): Promise<Message> {
  const { conversationId, listingId, from, to, now, messageId } = doing;
  const listing = await holdListing(tx, listingId);
  await holdConversation(tx, doing);
  const { status } = await readOffer(tx, doing, row.id);
  const answered = toMessage({ ...row, offer: { ...row.offer, status: answer } }, now);
  if (status === answer) return answered;
  if (status !== 'open') throw outdated(status);
  if (answer === 'accepted' && !isOffered(listing)) throw noOffers();
  await close(tx, row.id, answer);
  const notice = `offer_${answer}` as const;
  const told = await insertMessage(tx, {
    id: messageId,
    conversationId,
    from,
    to,
    subject: row.subject,
    content: texts.messages.notices[notice],
    notice,
    now,
  });
  await announceMessage(deps, tx, told, 'offer');
  return answered;
}
