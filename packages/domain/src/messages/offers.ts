import type { ConversationHead, Message, Offer } from '../answers/index.ts';
import type { OfferStatus } from '../wire/values.ts';
import * as limits from '../limits/index.ts';
import { statusAllows } from '../listings/listingStatus.ts';
import { parsePriceText, toPrice } from '../listings/price.ts';
import { locale } from '../language/locale.words.ts';
import type { Wording } from '../language/wording.ts';
import { currency } from '../market/porchlight.ts';
import { offers as texts } from '../texts/index.ts';
import { sameId } from '../wire/records.ts';

/** Offer statuses set by a user's action; expiry happens by time. */
export type OfferAnswer = Exclude<OfferStatus, 'open' | 'expired' | 'countered'>;

const cents = (of: string): Intl.NumberFormat => new Intl.NumberFormat(of, { style: 'currency', currency });
const ownCents = /* @__PURE__ */ cents(locale);

/**
 * An offered amount, with cents if not whole: '$220', '$219.50'.
 *
 * @param wording the language, if not that of the build
 */
export function formatOffer(amount: number, wording?: Wording): string {
  const format = wording === undefined ? ownCents : cents(wording.locale);
  return format.format(amount).replace(/\.00$/, '');
}

/** Parses a typed amount; undefined if it cannot be offered. */
export function parseOffer(text: string): number | undefined {
  const amount = parsePriceText(text);
  return amount !== undefined && amount >= limits.offerMin ? amount : undefined;
}

/** When an offer made now expires, in ms since 1970. */
export const offerEnd = (now: number): number => now + limits.offerHours * 3_600_000;

/** An offer's status at a time, in ms since 1970: an open one expires by itself. */
export function offerStatus(
  { status, expires_at: end }: Pick<Offer, 'status' | 'expires_at'>,
  now: number,
): Offer['status'] {
  return status === 'open' && Date.parse(end) <= now ? 'expired' : status;
}

/**
 * Why it is too late for an action on an offer, by its status now.
 *
 * @param wording the language, if not that of the build
 */
export const offerClosedText = (status: Offer['status'], wording?: Wording): string =>
  Object.entries(wording?.texts.offers.tooLate ?? texts.tooLate).find(([known]) => known === status)?.[1] ??
  wording?.texts.offers.closed ??
  texts.closed;

/** Whether offers can be made for a listing: its price is negotiable, and it is still available. */
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

/** The open offer of a conversation, with its message; undefined without one. */
export function openOffer(
  messages: readonly Message[],
  now: number,
): (Message & { offer: Offer }) | undefined {
  return messages
    .filter((message): message is Message & { offer: Offer } => message.offer !== undefined)
    .find(({ offer }) => offerStatus(offer, now) === 'open');
}

/** Whether a user can change an offer like this: its maker can withdraw it, the other user can accept or decline it. */
export const mayAnswer = (
  { from_user_id: maker }: Pick<Message, 'from_user_id'>,
  userId: string,
  answer: OfferAnswer | 'countered',
): boolean => (answer === 'withdrawn') === sameId(maker, userId);
