import type { Listing } from '../answers/index.ts';
import { type PricePeriod, pricePeriods } from '../wire/values.ts';
import * as limits from '../limits/index.ts';
import { locale } from '../language/locale.words.ts';
import { currency } from '../market/porchlight.ts';
import type { Wording } from '../language/wording.ts';
import { common, listing as listingTexts } from '../texts/index.ts';

const madeFormats: Partial<Record<string, Intl.NumberFormat>> = {};
/** Created on first use: a browser's first formatter is slow, and modules that only import this don't need it. */
const wholeDollars = (of: string): Intl.NumberFormat =>
  (madeFormats[of] ??= new Intl.NumberFormat(of, {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  }));

/** Longer than any amount with spaces around it. */
const AMOUNT_MAX_CHARS = 100;

/**
 * Parses a typed amount of money: digits, at most two decimals. `Number` would also accept '1e5', '0x10' and ''.
 *
 * @returns U.S. dollars, or undefined for anything else, the empty text included.
 */
export function parseAmount(text: string): number | undefined {
  if (text.length > AMOUNT_MAX_CHARS) return undefined;
  const trimmed = text.trim();
  return /^-?\d+(\.\d{1,2})?$/.test(trimmed) ? Number(trimmed) : undefined;
}

/** Parses a typed price; undefined if a listing cannot cost that. */
export function parsePriceText(text: string): number | undefined {
  const amount = parseAmount(text);
  return amount !== undefined && amount >= limits.priceMin && amount <= limits.priceMax ? amount : undefined;
}

/** Parses a typed bound of a price filter. Amounts above the maximum price are equivalent. */
export function parsePriceBound(text: string): number | undefined {
  const amount = parseAmount(text);
  return amount !== undefined && amount >= 0 ? Math.min(amount, Math.ceil(limits.priceMax)) : undefined;
}

/** A price from data: numbers unchanged, numeric strings parsed, undefined for the rest. */
export function toPrice(value: unknown): number | undefined {
  if (typeof value === 'string') return parsePriceText(value);
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined;
}

/** Whether a price has at most two decimals, with floating-point tolerance. */
export function isWholeCents(price: number): boolean {
  return Math.abs(price * 100 - Math.round(price * 100)) < 1e-6;
}

/** Dollars to integer cents, as prices are stored and compared. */
export function toCents(price: number): number {
  return Math.round(price * 100);
}

/** A period from data if known; else the price is a total. */
export function knownPeriod(period: string | null | undefined): PricePeriod | undefined {
  return pricePeriods.find((known) => known === period);
}

/**
 * A price in the specification's format, for texts written by the server: whole dollars, 'Free', '(obo)' for a
 * negotiable one. The period of a rent or a rate follows the amount. A positive price that rounds to zero is '<$1',
 * so that only zero is free.
 *
 * @param wording the language, if not that of the build
 */
export function formatPrice(
  price: unknown,
  priceType?: Listing['price_type'] | null,
  period?: Listing['price_period'] | null,
  wording?: Wording,
): string {
  const free = wording?.texts.common.free ?? common.free;
  if (priceType === 'free') return free;
  const amount = toPrice(price);
  if (amount === undefined) return wording?.texts.common.priceNotListed ?? common.priceNotListed;
  if (amount === 0) return free;
  const shown =
    amount < 0.5
      ? (wording?.texts.common.underOneDollar ?? common.underOneDollar)
      : wholeDollars(wording?.locale ?? locale).format(amount);
  const known = knownPeriod(period);
  const perPeriod = wording?.texts.listing.perPeriod ?? listingTexts.perPeriod;
  const whole = known === undefined ? shown : `${shown}${perPeriod[known]}`;
  return priceType === 'negotiable' ? `${whole} ${wording?.texts.listing.obo ?? listingTexts.obo}` : whole;
}
