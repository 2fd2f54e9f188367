import type { DecisionReason } from '../moderation/decisionReasons.ts';
import type { ListingCondition, ListingStatus, PricePeriod, PriceType } from '../wire/values.ts';
import { listingCategory } from './categories.ts';
import {
  type Check,
  count,
  counts,
  flag,
  id,
  idOf,
  name,
  nullable,
  number,
  openText,
  optional,
  parts,
  reference,
  rows,
  type Shape,
  shape,
  text,
} from './checks.ts';
import { pagination } from './pagination.ts';
import { seller } from './people.ts';
import { listingPlace } from './places.ts';

const renditionFields = { url: text, width: count(1), height: count(1) };

/** One size of a photo, for `srcset`: the same image, `width` pixels wide. */
export interface ImageRendition extends Shape<typeof renditionFields> {}
const rendition: Check<ImageRendition> = shape(renditionFields);

const imageFields = {
  id,
  thumbnail_url: text,
  original_url: text,
  alt: text,
  /** Pixels of the original, if the server knows them. */
  width: optional(count(1)),
  height: optional(count(1)),
  /** Narrowest first, the widest is `original_url`; absent on servers that make none. */
  renditions: optional(parts(rendition, ({ url }) => url)),
  /** A tiny copy as a `data:image/…` URL, drawn blurred until the photo arrives; absent on servers that make none. */
  placeholder: optional(text),
};

/** A photo of a listing. The first one is the primary photo. */
export interface ListingImage extends Shape<typeof imageFields> {}
export const listingImage: Check<ListingImage> = shape(imageFields);

const askerFields = {
  id,
  name: text,
  /** Present and true when an offer between the two users was accepted, by either of them. */
  has_accepted_offer: optional(flag),
};

/** A user who has written about a listing, as its owner sees them. */
export interface Asker extends Shape<typeof askerFields> {}
const asker: Check<Asker> = shape(askerFields);
export const askers = shape({ askers: rows(asker, idOf) });

const pastPriceFields = {
  /** U.S. dollars; 0 for free. */
  price: number,
  /** Price period. Absent: a total. */
  price_period: optional(openText<PricePeriod>()),
  since: text,
  until: text,
};

/** A previous price of a listing. */
export interface PastPrice extends Shape<typeof pastPriceFields> {}
const pastPrice: Check<PastPrice> = shape(pastPriceFields);
const pastPrices: Check<readonly PastPrice[]> = parts(pastPrice, ({ since }) => since);

const listingFields = {
  id,
  title: text,
  description: text,
  /** U.S. dollars. `null` in records older than the rule that a price is a number. */
  price: nullable(number),
  price_type: openText<PriceType>(),
  /** The period of a rent or a rate. Absent: a total. */
  price_period: optional(openText<PricePeriod>()),
  /** Prices that stood for a day or longer in the 30 days before the current one, oldest first. Absent: none. */
  past_prices: optional(pastPrices),
  /** Absent: not stated, or not a thing. */
  condition: optional(openText<ListingCondition>()),
  location: text,
  canonical_location: nullable(listingPlace),
  /** Miles from the requested place to the center of the listing's city or ZIP code. Only if a place was requested. */
  distance_miles: optional(count()),
  /** Only in responses to the owner. */
  contact_email: optional(text),
  /** Only in responses to the owner. */
  contact_phone: optional(nullable(text)),
  /** Whether signed-in buyers can see the phone number. Only in responses to the owner, and only where there is one. */
  show_phone: optional(flag),
  /** Whether a phone number can be requested (`POST /listings/{id}/phone`). Absent: no. */
  has_phone: optional(flag),
  /** How many users the phone number was shown to. Only in responses to the owner, and only if there is one. */
  phone_shown: optional(count()),
  category_id: reference,
  category: nullable(listingCategory),
  status: openText<ListingStatus>(),
  /** The user it is reserved for or was sold to. Only in responses to the owner, and only if they chose one. */
  promised_to: optional(asker),
  /** When it expires, unless renewed. Only in responses to the owner. */
  expires_at: optional(text),
  /** Why moderators hid it. Only in responses to the owner. Absent: not hidden. */
  hidden: optional(shape({ reason: openText<DecisionReason>(), words: text })),
  featured: flag,
  view_count: count(),
  created_at: text,
  updated_at: optional(text),
  images: parts(listingImage, idOf),
  user: optional(nullable(seller)),
  user_id: optional(id),
};

export interface Listing extends Shape<typeof listingFields> {}
export const listing: Check<Listing> = shape(listingFields);

const sellerNameFields = { id, name: text };

/** A seller's public name. */
export interface SellerName extends Shape<typeof sellerNameFields> {}
const sellerName: Check<SellerName> = shape(sellerNameFields);

const pageFields = {
  listings: rows(listing, idOf),
  pagination,
  /** The place that distances start from, as resolved; absent if none was requested or none matched. */
  near: optional(text),
};

export const listings = shape({
  ...pageFields,
  /**
   * The corrected query, when the original one found nothing and some words looked misspelled: the whole query with
   * those words replaced. Absent: not corrected. `spelling=exact` prevents it.
   */
  corrected_query: optional(name),
  /** The excluded sellers that exist, in the order of the request; absent if none were excluded. */
  without_sellers: optional(rows(sellerName, idOf)),
});

const statusCounts = {
  all: count(),
  active: count(),
  reserved: count(),
  sold: count(),
  expired: count(),
} satisfies Record<'all' | ListingStatus, Check<number>>;
export const myListings = shape({ ...pageFields, counts: optional(shape(statusCounts)) });

export const choiceCounts = shape({
  /** Whether all were counted. If not, the counts are minimums, and choices without one are unknown. */
  is_exact: flag,
  /** By category id; only subcategories, and none without listings, as in the other counts. */
  categories: counts,
  conditions: counts,
  /** By number of days. */
  posted_within: counts,
  with_photos: count(),
});

export const listingsStats = shape({
  total_listings: count(),
  active_listings: count(),
  reserved_listings: count(),
  sold_listings: count(),
  expired_listings: count(),
  total_views: count(),
});
