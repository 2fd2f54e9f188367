import { type Listing, type PricePeriod, pricePeriods } from './entities.ts';
import * as limits from './limits/index.ts';
import { common, listing as listingTexts } from './texts/index.ts';

let madeFormat: Intl.NumberFormat | undefined;
/** Made when a price is written first: a browser's first format takes long, and whoever only imports this needs none. */
const wholeDollars = (): Intl.NumberFormat =>
  (madeFormat ??= new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  }));

/** An amount with spaces around it is shorter. */
const AMOUNT_MAX_CHARS = 100;

/**
 * Reads an amount of money as a person types it: digits, at most two decimals.
 * `Number` would also take '1e5', '0x10' and '', none of which is an amount.
 *
 * @returns U.S. dollars, or undefined for anything else, the empty text included.
 */
export function parseAmount(text: string): number | undefined {
  if (text.length > AMOUNT_MAX_CHARS) return undefined;
  const trimmed = text.trim();
  return /^-?\d+(\.\d{1,2})?$/.test(trimmed) ? Number(trimmed) : undefined;
}

/** A price as a person types it, if a listing may cost that. */
export function parsePriceText(text: string): number | undefined {
  const amount = parseAmount(text);
  return amount !== undefined && amount >= limits.priceMin && amount <= limits.priceMax ? amount : undefined;
}

/** The bound of a price filter as a person types it. Amounts that no listing costs are all the same to a filter. */
export function parsePriceBound(text: string): number | undefined {
  const amount = parseAmount(text);
  return amount !== undefined && amount >= 0 ? Math.min(amount, Math.ceil(limits.priceMax)) : undefined;
}

/** A price from data: numbers as they are, numeric strings read as prices, undefined for the rest. */
export function toPrice(value: unknown): number | undefined {
  if (typeof value === 'string') return parsePriceText(value);
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined;
}

/** Whether a price has no more than two decimals, floating point forgiven. */
export function isWholeCents(price: number): boolean {
  return Math.abs(price * 100 - Math.round(price * 100)) < 1e-6;
}

/** Dollars to integer cents, the form in which prices are stored and compared. */
export function toCents(price: number): number {
  return Math.round(price * 100);
}

/** A period from data, if it is one that we know; else the price reads as one for the whole. */
export function knownPeriod(period: string | null | undefined): PricePeriod | undefined {
  return pricePeriods.find((known) => known === period);
}

/**
 * A price in the words of the specification, for what a server writes by itself: whole dollars, 'Free', '(obo)' for a negotiable one.
 * The period of a rent or a rate follows the amount. A positive price that would round to nothing reads '<$1', so that only zero is free.
 */
export function formatPrice(
  price: unknown,
  priceType?: Listing['price_type'] | null,
  period?: Listing['price_period'],
): string {
  if (priceType === 'free') return common.free;
  const amount = toPrice(price);
  if (amount === undefined) return common.priceNotListed;
  if (amount === 0) return common.free;
  const shown = amount < 0.5 ? common.underOneDollar : wholeDollars().format(amount);
  const known = knownPeriod(period);
  const whole = known === undefined ? shown : `${shown}${listingTexts.perPeriod[known]}`;
  return priceType === 'negotiable' ? `${whole} ${listingTexts.obo}` : whole;
}
