import type { Listing, PastPrice } from '../answers/index.ts';
import * as limits from '../limits/index.ts';
import { knownPeriod, toCents, toPrice } from './price.ts';

const hourMs = 3_600_000;

/** The price fields of a listing. */
type Priced = Pick<Listing, 'price' | 'price_type' | 'price_period'>;

/** Whether a past price stood long enough to count. */
const stood = ({ since, until }: PastPrice): boolean =>
  Date.parse(until) - Date.parse(since) >= limits.pastPriceStoodHours * hourMs;

/** Whether a past price ended recently enough to count. */
const isRecent = ({ until }: PastPrice, now: number): boolean =>
  now - Date.parse(until) <= limits.pastPriceDays * 24 * hourMs;

/** The current price in cents; undefined if not stated. */
function centsOf({ price, price_type: type }: Pick<Priced, 'price' | 'price_type'>): number | undefined {
  const amount = type === 'free' ? 0 : toPrice(price);
  return amount === undefined ? undefined : toCents(amount);
}

/**
 * The price before a drop: the lowest that stood for a day in the 30 days before the current one, if the drop is 5 %
 * or more. So a raise shortly before does not create a drop. Shown for 30 days. Prices for another period are
 * ignored.
 *
 * @param now Milliseconds since 1970.
 * @returns U.S. dollars, or undefined without a drop.
 */
export function priceBefore(
  listing: Priced & Partial<Pick<Listing, 'past_prices'>>,
  now: number,
): number | undefined {
  const cents = centsOf(listing) ?? Infinity;
  const period = knownPeriod(listing.price_period);
  // The age limit was applied when the current price began (`withPastPrice`). Measured from now, a low price would be
  // dropped before the higher one that followed it.
  const past = (listing.past_prices ?? []).filter(
    (one) => stood(one) && knownPeriod(one.price_period) === period,
  );
  const lowest = Math.min(...past.map(({ price }) => toCents(toPrice(price) ?? 0)));
  const isLower = lowest > 0 && cents * 100 <= lowest * (100 - limits.priceDropPercent);
  return isLower && past.some((one) => isRecent(one, now)) ? lowest / 100 : undefined;
}

/** Whether two prices differ for a buyer. */
export const isOtherPrice = (a: Priced, b: Priced): boolean =>
  centsOf(a) !== centsOf(b) || knownPeriod(a.price_period) !== knownPeriod(b.price_period);

/** The past prices of a listing after one more has ended: those that stood for a day in the last 30 days. */
export function withPastPrice(past: readonly PastPrice[], ended: PastPrice): PastPrice[] {
  const now = Date.parse(ended.until);
  return [...past, ended].filter((one) => stood(one) && isRecent(one, now));
}

/** The stored record of a price that ends. */
export function endedPrice(before: Priced, since: string, until: string): PastPrice {
  const period = knownPeriod(before.price_period);
  return {
    price: (centsOf(before) ?? 0) / 100,
    ...(period !== undefined && { price_period: period }),
    since,
    until,
  };
}
