import type { ConversationHead, Message, Offer, OfferStatus } from './entities.ts';
import * as limits from './limits/index.ts';
import { statusAllows } from './listingStatus.ts';
import { parsePriceText, toPrice } from './price.ts';
import { sameId } from './records.ts';

/** What becomes of an offer by someone's doing; time makes it expire. */
export type OfferAnswer = Exclude<OfferStatus, 'open' | 'expired' | 'countered'>;

const cents = /* @__PURE__ */ new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** An amount that someone offers, exact where it is not whole: '$220', '$219.50'. */
export function formatOffer(amount: number): string {
  return cents.format(amount).replace(/\.00$/, '');
}

/** An amount as a person types it, if it can be offered. */
export function parseOffer(text: string): number | undefined {
  const amount = parsePriceText(text);
  return amount !== undefined && amount >= limits.offerMin ? amount : undefined;
}

/** When an offer that is made at this moment ends, in ms since 1970. */
export const offerEnd = (now: number): number => now + limits.offerHours * 3_600_000;

/** How an offer stands at this moment, in ms since 1970: one that no one answered ends by itself. */
export function offerStatus(
  { status, expires_at: end }: Pick<Offer, 'status' | 'expires_at'>,
  now: number,
): Offer['status'] {
  return status === 'open' && Date.parse(end) <= now ? 'expired' : status;
}

/** Whether offers can be made for a listing: its price can be talked about, and it is still to be had. */
export function takesOffers(
  listing: Pick<NonNullable<ConversationHead['listing']>, 'status' | 'price' | 'price_type'>,
): boolean {
  return (
    listing.price_type === 'negotiable' &&
    (toPrice(listing.price) ?? 0) > 0 &&
    listing.status !== undefined &&
    statusAllows(listing.status, 'message')
  );
}

/** The offer of a conversation that waits for an answer, with its message; undefined where none does. */
export function openOffer(
  messages: readonly Message[],
  now: number,
): (Message & { offer: Offer }) | undefined {
  return messages
    .filter((message): message is Message & { offer: Offer } => message.offer !== undefined)
    .find(({ offer }) => offerStatus(offer, now) === 'open');
}

/** Whether someone may do this to an offer: its maker takes it back, the other person answers it. */
export const mayAnswer = (
  { from_user_id: maker }: Pick<Message, 'from_user_id'>,
  userId: string,
  answer: OfferAnswer | 'countered',
): boolean => (answer === 'withdrawn') === sameId(maker, userId);
