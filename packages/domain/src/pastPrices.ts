import type { Listing, PastPrice } from './entities.ts';
import * as limits from './limits/index.ts';
import { knownPeriod, toCents, toPrice } from './price.ts';

const hourMs = 3_600_000;

/** A price as a listing has it. */
type Priced = Pick<Listing, 'price' | 'price_type' | 'price_period'>;

/** Whether a past price was there long enough to count. */
const stood = ({ since, until }: PastPrice): boolean =>
  Date.parse(until) - Date.parse(since) >= limits.pastPriceStoodHours * hourMs;

/** Whether a past price ended no longer ago than it matters. */
const isRecent = ({ until }: PastPrice, now: number): boolean =>
  now - Date.parse(until) <= limits.pastPriceDays * 24 * hourMs;

/** What someone pays now, in cents; undefined where nothing is said of it. */
function centsOf({ price, price_type: type }: Pick<Priced, 'price' | 'price_type'>): number | undefined {
  const amount = type === 'free' ? 0 : toPrice(price);
  return amount === undefined ? undefined : toCents(amount);
}

/**
 * The price that a listing has fallen from: the lowest that stood for a day in the 30 days before it got its present
 * one, if that is lower by 5 % or more. So no one invents a fall by raising first, for however long within these days.
 * It is told for 30 days. Prices for another time are another thing.
 *
 * @param now The present, in milliseconds since 1970.
 * @returns U.S. dollars, or undefined where it did not fall.
 */
export function priceBefore(
  listing: Priced & Partial<Pick<Listing, 'past_prices'>>,
  now: number,
): number | undefined {
  const cents = centsOf(listing) ?? Infinity;
  const period = knownPeriod(listing.price_period);
  // How far back these go was settled when the present price began (`withPastPrice`). Were it measured from now, a low
  // price would be forgotten before the higher one that followed it.
  const past = (listing.past_prices ?? []).filter(
    (one) => stood(one) && knownPeriod(one.price_period) === period,
  );
  const lowest = Math.min(...past.map(({ price }) => toCents(toPrice(price) ?? 0)));
  const isLower = lowest > 0 && cents * 100 <= lowest * (100 - limits.priceDropPercent);
  return isLower && past.some((one) => isRecent(one, now)) ? lowest / 100 : undefined;
}

/** Whether two prices are not the same to who pays them. */
export const isOtherPrice = (a: Priced, b: Priced): boolean =>
  centsOf(a) !== centsOf(b) || knownPeriod(a.price_period) !== knownPeriod(b.price_period);

/** The past prices of a listing after one more has ended: those that stood for a day in the last 30 days. */
export function withPastPrice(past: readonly PastPrice[], ended: PastPrice): PastPrice[] {
  const now = Date.parse(ended.until);
  return [...past, ended].filter((one) => stood(one) && isRecent(one, now));
}

/** A price that ends, as it is kept. */
export function endedPrice(before: Priced, since: string, until: string): PastPrice {
  const period = knownPeriod(before.price_period);
  return {
    price: (centsOf(before) ?? 0) / 100,
    ...(period !== undefined && { price_period: period }),
    since,
    until,
  };
}
