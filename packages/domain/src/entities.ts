/**
 * The things Porchlight knows about, with the field names they have on the wire.
 *
 * Ids are opaque strings: compare them with `sameId`, never parse them. Times are
 * ISO 8601 UTC strings with milliseconds.
 */
import type { DecisionReason } from './decisionReasons.ts';

/** Any other string than the ones listed beside it: keeps completion for the known values. */
type Other = string & Record<never, never>;

export const listingStatuses = ['active', 'reserved', 'sold', 'expired'] as const;
/** What has become of a listing; `listingLife` says how one follows another. */
export type ListingStatus = (typeof listingStatuses)[number];

export const priceTypes = ['fixed', 'negotiable', 'free'] as const;
/** How a price is meant, as the form offers it. */
export type PriceType = (typeof priceTypes)[number];

export const pricePeriods = ['hour', 'day', 'week', 'month'] as const;
/** The time that a rent or a rate is for. */
export type PricePeriod = (typeof pricePeriods)[number];

export const listingConditions = ['new', 'like_new', 'good', 'fair', 'for_parts'] as const;
/** What shape a thing is in, best first. */
export type ListingCondition = (typeof listingConditions)[number];

/** One size of a photo, for `srcset`: the same picture, `width` pixels wide. */
export interface ImageRendition {
  url: string;
  width: number;
  height: number;
}

/** One photo of a listing. The first one of a listing is its primary photo. */
export interface ListingImage {
  id: string;
  thumbnail_url: string;
  original_url: string;
  alt: string;
  /** Pixels of the original, where the server knows them. */
  width?: number;
  height?: number;
  /** Narrowest first, the widest is `original_url`; absent on servers that make none. */
  renditions?: ImageRendition[];
  /** A tiny copy as a `data:image/…` URL, drawn blurred until the photo arrives; absent on servers that make none. */
  placeholder?: string;
}

/** The public face of the person who posted a listing. */
export interface Seller {
  id: string;
  name: string;
  avatar: string | null;
  created_at: string;
  verified: boolean;
}

/** The time within which a seller usually gives a first answer; `hours` and `days` are a few of them. */
export type AnswerTime = 'hour' | 'hours' | 'day' | 'days';

/** What a seller's own page says of them. */
export interface SellerProfile extends Seller {
  sold_listings: number;
  /** Absent until they have answered enough people for a word like usually. */
  answers_within?: AnswerTime | Other;
}

/** A validated place in the United States. */
export interface Place {
  place_id: string;
  /** The one-line text that people see and that listings are posted with. */
  formatted: string;
  street: string;
  city: string;
  state: string;
  postal_code: string;
  country: string;
  /** Degrees, WGS 84. */
  latitude: number;
  /** Degrees, WGS 84. */
  longitude: number;
}

/** The place of a listing. Its street and exact point are for the owner only; everyone else gets its town (`publicPlace`). */
export type PublicPlace = Omit<Place, 'latitude' | 'longitude'> &
  Partial<Pick<Place, 'latitude' | 'longitude'>>;

export const placeTypes = ['address', 'city', 'postcode'] as const;
export type PlaceType = (typeof placeTypes)[number];

/** One line of the location field's list. */
export interface PlaceSuggestion extends Place {
  text: string;
  type: PlaceType;
}

/** What every category has. */
export interface NamedCategory {
  id: string;
  slug: string;
  name: string;
}

/** A specific category inside a main group. */
export interface SubCategory extends NamedCategory {
  /** The periods that prices may be for here, where things are rented or people hired. Absent: prices are for the whole. */
  price_periods?: readonly (PricePeriod | Other)[];
  /** Whether what is offered here are things, which are in some condition. Absent: they are not. */
  has_condition?: boolean;
}

/** A main group of categories. */
export interface Category extends NamedCategory {
  /** A name of the kit's icon set or an emoji; anything else is drawn as a neutral glyph. */
  icon: string;
  subCategories: SubCategory[];
}

/** The category of one listing. */
export interface ListingCategory extends NamedCategory {
  icon: string;
}

export interface SubCategoryStats extends NamedCategory {
  listing_count: number;
}

/** A main group with the number of its active listings, those of its subcategories included. */
export interface CategoryStats extends SubCategoryStats {
  icon: string;
  subCategories: SubCategoryStats[];
}

/** Someone whom a person has blocked, as that person sees them. */
export interface BlockedPerson {
  id: string;
  name: string;
  avatar: string | null;
  blocked_at: string;
}

/** One place where a person is signed in, as that person sees it. */
export interface OwnSession {
  id: string;
  /** Browser and system, as they were at the sign-in; null where neither is known. */
  device: string | null;
  created_at: string;
  last_used_at: string;
  /** Whether this is where it was asked from. */
  is_current: boolean;
}

/** A user who has written about a listing, as its owner sees them. */
export interface Asker {
  id: string;
  name: string;
  /** Present and true when an offer between the two was accepted, by either of them. */
  has_accepted_offer?: boolean;
}

/** A price that a listing no longer has. */
export interface PastPrice {
  /** U.S. dollars; 0 for free. */
  price: number;
  /** What it was for. Absent: for the whole. */
  price_period?: PricePeriod | Other;
  since: string;
  until: string;
}

export interface Listing {
  id: string;
  title: string;
  description: string;
  /** U.S. dollars. `null` in records older than the rule that a price is a number. */
  price: number | null;
  price_type: PriceType | Other;
  /** What a rent or a rate is for. Absent: the price is for the whole. */
  price_period?: PricePeriod | Other;
  /** What it cost for a day or longer in the 30 days before it got its price, oldest first. Absent: nothing else. */
  past_prices?: readonly PastPrice[];
  /** What shape it is in. Absent: its owner does not say, or it is no thing. */
  condition?: ListingCondition | Other;
  location: string;
  canonical_location: PublicPlace | null;
  /** Miles between the place that was asked for and the center of its city or ZIP code. Only where one was. */
  distance_miles?: number;
  /** Only in answers to the owner. */
  contact_email?: string;
  /** Only in answers to the owner. */
  contact_phone?: string | null;
  /** Whether signed-in buyers can see the phone number. Only in responses to the owner, and only where there is one. */
  show_phone?: boolean;
  /** Whether there is a phone number to ask for (`POST /listings/{id}/phone`). Absent: there is none. */
  has_phone?: boolean;
  /** How many people its phone number was shown to. Only in answers to the owner, and only where there is one. */
  phone_shown?: number;
  category_id: string;
  category: ListingCategory | null;
  status: ListingStatus | Other;
  /** Who it is reserved for or was sold to. Only in answers to the owner, and only where they said it. */
  promised_to?: Asker;
  /** When it expires, unless it is renewed. Only in answers to the owner. */
  expires_at?: string;
  /** Why moderators hid it from everyone else. Only in answers to the owner. Absent: they did not. */
  hidden?: { reason: DecisionReason | Other; words: string };
  featured: boolean;
  view_count: number;
  created_at: string;
  updated_at?: string;
  images: ListingImage[];
  user?: Seller | null;
  user_id?: string;
}

/** The signed-in person, as only they see it. */
export interface User {
  id: string;
  email: string;
  name: string;
  /** Whether the address is proven: someone has opened the link that was sent to it. */
  verified: boolean;
  active: boolean;
  /** Address of their picture; null without one. Servers may leave it out. */
  avatar?: string | null;
  /** The address that takes the place of `email` once it is proven. Absent when none is waiting. */
  pending_email?: string;
  /** That moderators suspended the account, why, and until when; null is for good. Absent: they did not. */
  suspension?: { until: string | null; reason: DecisionReason | Other; words: string };
  created_at: string;
  updated_at: string;
}

/** What an access token says about its bearer. Authority stays with the server's own record. */
export interface TokenClaims {
  user_id: string;
  email: string;
  name: string;
  verified: boolean;
  active: boolean;
  /** Seconds since 1970. */
  exp: number;
  /** That this is a moderator. Only what is shown goes by it. */
  admin?: true;
  /** That moderators suspended the account. Only what is shown goes by it. */
  suspended?: true;
  /** When the token was made, in seconds since 1970. Servers may leave it out. */
  iat?: number;
}

/** Where a page stands in its whole list. Pages count from 1. */
export interface Pagination {
  page: number;
  limit: number;
  /** How many there are, as far as they were counted or this page goes. */
  total: number;
  /** False where there are more than `total`: they were not counted. Absent, it is true. */
  total_is_exact?: boolean;
  total_pages: number;
  has_next: boolean;
  has_prev: boolean;
  /**
   * Of public listings, newest first: what the list begins with. Later pages that are asked for with it go on where this
   * one ended, whatever was posted since.
   */
  anchor?: string;
  /**
   * Of public listings: gets the next page, given as `cursor` with the same filters and order. It is the only way past the
   * pages of a total that is not exact.
   */
  next_cursor?: string;
  /** The same for the previous page, where no page number gets it. */
  prev_cursor?: string;
}

export const offerStatuses = ['open', 'accepted', 'declined', 'countered', 'withdrawn', 'expired'] as const;
/** What has become of an offer. */
export type OfferStatus = (typeof offerStatuses)[number];

/** An amount that one of two people offers the other for a listing. */
export interface Offer {
  /** In the currency of the listing. */
  amount: number;
  status: OfferStatus | Other;
  /** When it ends by itself, if no one answers it. */
  expires_at: string;
}

export const messageNotices = [
  'reserved',
  'sold',
  'released',
  'gone',
  'offer_accepted',
  'offer_declined',
  'offer_withdrawn',
] as const;
/** What someone told by changing a listing or answering an offer, instead of by writing. */
export type MessageNotice = (typeof messageNotices)[number];

/** One text from one person to another about a listing. */
export interface Message {
  id: string;
  listing_id: string;
  from_user_id: string;
  to_user_id: string;
  subject: string;
  content: string;
  /** What became of the listing, where the server wrote `content` in the seller's name. Absent for what people write. */
  notice?: MessageNotice | Other;
  /** The offer that the message is; `content` says it in words. Absent for all others. */
  offer?: Offer;
  /** Whether moderators removed it: `content` is empty. Absent: they did not. */
  removed?: boolean;
  read: boolean;
  created_at: string;
}

/** One line of the conversation list. The pair (listing, other person) identifies it. */
export interface ConversationSummary {
  /** The listing it is about. */
  listing_id: string;
  /** The person it is with. */
  other_user_id: string;
  /** `null` when that person's account is gone. */
  other_user: { name: string } | null;
  /** `null` when the listing is gone; the conversation stays readable. */
  listing: {
    title: string;
    /** Whose it is. */
    user_id?: string;
    status?: ListingStatus | Other;
    price?: number | null;
    price_type?: PriceType | Other;
    price_period?: PricePeriod | Other;
    category_id?: string;
    thumbnail_url?: string | null;
    /** Whether it is reserved for whoever asks, or was sold to them. Absent: it is not. */
    promised_to_you?: boolean;
    /** Whether it is reserved for the other person, or was sold to them. Only in answers to its owner. Absent: it is not. */
    promised_to_them?: boolean;
  } | null;
  /** Whether whoever asks has put it away; a new message brings it back. Absent: it is not. */
  archived?: boolean;
  unread_count: number;
  last_message: { content: string; created_at: string; from_user_id?: string };
}

/** Who and what a conversation is about: what stands above its messages. */
export type ConversationHead = Pick<
  ConversationSummary,
  'listing_id' | 'other_user_id' | 'other_user' | 'listing' | 'archived'
>;

export const contactCategories = [
  'account',
  'listing',
  'payment',
  'messaging',
  'technical',
  'safety',
  'feature',
  'other',
] as const;
export type ContactCategory = (typeof contactCategories)[number];

export interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  category: ContactCategory;
  message: string;
}

export const reportTypes = [
  'scam',
  'harassment',
  'inappropriate-content',
  'spam',
  'prohibited-items',
  'fake-listing',
  'payment-issue',
  'identity-theft',
  'technical',
  'other',
] as const;
export type ReportType = (typeof reportTypes)[number];

export const urgencies = ['low', 'medium', 'high', 'critical'] as const;
export type Urgency = (typeof urgencies)[number];

export const contactPreferences = ['email', 'none', 'urgent'] as const;
export type ContactPreference = (typeof contactPreferences)[number];

export interface Report {
  reporter_name: string;
  reporter_email: string;
  report_type: ReportType;
  urgency: Urgency;
  user_reported?: string;
  listing_url?: string;
  /** Id of the message it is about; counts only from who took part in its conversation. */
  message_id?: string;
  subject: string;
  description: string;
  evidence?: string;
  contact_preference?: ContactPreference;
}

/** The four switches of the cookies page. Essential ones are always on. */
export interface CookiePreferences {
  essential: true;
  performance: boolean;
  functionality: boolean;
  marketing: boolean;
}
