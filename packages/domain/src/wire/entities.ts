/**
 * Porchlight's records, with their field names on the wire.
 * Ids are opaque strings: compare them with `sameId`, never parse them. Times are ISO 8601 UTC strings with
 * milliseconds.
 */
import type { DecisionReason } from '../moderation/decisionReasons.ts';

/** Any string other than the listed ones; keeps completion for the known values. */
type Other = string & Record<never, never>;

export const listingStatuses = ['active', 'reserved', 'sold', 'expired'] as const;
/** Status of a listing; `listingLife` defines the transitions. */
export type ListingStatus = (typeof listingStatuses)[number];

export const priceTypes = ['fixed', 'negotiable', 'free'] as const;
/** Price types of the form. */
export type PriceType = (typeof priceTypes)[number];

export const pricePeriods = ['hour', 'day', 'week', 'month'] as const;
/** The period of a rent or a rate. */
export type PricePeriod = (typeof pricePeriods)[number];

export const listingConditions = ['new', 'like_new', 'good', 'fair', 'for_parts'] as const;
/** Conditions, best first. */
export type ListingCondition = (typeof listingConditions)[number];

/** One size of a photo, for `srcset`: the same image, `width` pixels wide. */
export interface ImageRendition {
  url: string;
  width: number;
  height: number;
}

/** A photo of a listing. The first one is the primary photo. */
export interface ListingImage {
  id: string;
  thumbnail_url: string;
  original_url: string;
  alt: string;
  /** Pixels of the original, if the server knows them. */
  width?: number;
  height?: number;
  /** Narrowest first, the widest is `original_url`; absent on servers that make none. */
  renditions?: ImageRendition[];
  /** A tiny copy as a `data:image/…` URL, drawn blurred until the photo arrives; absent on servers that make none. */
  placeholder?: string;
}

/** Public data of the user who posted a listing. */
export interface Seller {
  id: string;
  name: string;
  avatar: string | null;
  created_at: string;
  verified: boolean;
}

/** The time in which a seller usually sends a first reply; `hours` and `days` mean a few of them. */
export type AnswerTime = 'hour' | 'hours' | 'day' | 'days';

/** Public profile of a seller. */
export interface SellerProfile extends Seller {
  sold_listings: number;
  /** Absent until they have replied to enough people. */
  answers_within?: AnswerTime | Other;
}

/** A validated place in the United States. */
export interface Place {
  place_id: string;
  /** One-line text, as shown and as sent with a listing. */
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

/** The place of a listing. Only its owner gets the street and exact point; all others get the town (`publicPlace`). */
export type PublicPlace = Omit<Place, 'latitude' | 'longitude'> &
  Partial<Pick<Place, 'latitude' | 'longitude'>>;

export const placeTypes = ['address', 'city', 'postcode'] as const;
export type PlaceType = (typeof placeTypes)[number];

/** One option of the location field. */
export interface PlaceSuggestion extends Place {
  text: string;
  type: PlaceType;
}

/** Fields of every category. */
export interface NamedCategory {
  id: string;
  slug: string;
  name: string;
}

/** A category inside a main category. */
export interface SubCategory extends NamedCategory {
  /** Price periods of the subcategory, where things are rented or people hired. Absent: prices are totals. */
  price_periods?: readonly (PricePeriod | Other)[];
  /** Whether its listings are things with a condition. Absent: no. */
  has_condition?: boolean;
}

/** A main category. */
export interface Category extends NamedCategory {
  /** A name of the kit's icon set or an emoji; anything else is drawn as a neutral icon. */
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

/** A main category with its number of active listings, subcategories included. */
export interface CategoryStats extends SubCategoryStats {
  icon: string;
  subCategories: SubCategoryStats[];
}

/** A blocked user, as the blocking user sees them. */
export interface BlockedPerson {
  id: string;
  name: string;
  avatar: string | null;
  blocked_at: string;
}

/** One sign-in of a user, as that user sees it. */
export interface OwnSession {
  id: string;
  /** Browser and system at sign-in; `null` when neither is known. */
  device: string | null;
  created_at: string;
  last_used_at: string;
  /** Whether this is the session of the request. */
  is_current: boolean;
}

/** A user who has written about a listing, as its owner sees them. */
export interface Asker {
  id: string;
  name: string;
  /** Present and true when an offer between the two users was accepted, by either of them. */
  has_accepted_offer?: boolean;
}

/** A previous price of a listing. */
export interface PastPrice {
  /** U.S. dollars; 0 for free. */
  price: number;
  /** Price period. Absent: a total. */
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
  /** The period of a rent or a rate. Absent: a total. */
  price_period?: PricePeriod | Other;
  /** Prices that stood for a day or longer in the 30 days before the current one, oldest first. Absent: none. */
  past_prices?: readonly PastPrice[];
  /** Absent: not stated, or not a thing. */
  condition?: ListingCondition | Other;
  location: string;
  canonical_location: PublicPlace | null;
  /** Miles from the requested place to the center of the listing's city or ZIP code. Only if a place was requested. */
  distance_miles?: number;
  /** Only in responses to the owner. */
  contact_email?: string;
  /** Only in responses to the owner. */
  contact_phone?: string | null;
  /** Whether signed-in buyers can see the phone number. Only in responses to the owner, and only where there is one. */
  show_phone?: boolean;
  /** Whether a phone number can be requested (`POST /listings/{id}/phone`). Absent: no. */
  has_phone?: boolean;
  /** How many users the phone number was shown to. Only in responses to the owner, and only if there is one. */
  phone_shown?: number;
  category_id: string;
  category: ListingCategory | null;
  status: ListingStatus | Other;
  /** The user it is reserved for or was sold to. Only in responses to the owner, and only if they chose one. */
  promised_to?: Asker;
  /** When it expires, unless renewed. Only in responses to the owner. */
  expires_at?: string;
  /** Why moderators hid it. Only in responses to the owner. Absent: not hidden. */
  hidden?: { reason: DecisionReason | Other; words: string };
  featured: boolean;
  view_count: number;
  created_at: string;
  updated_at?: string;
  images: ListingImage[];
  user?: Seller | null;
  user_id?: string;
}

/** The signed-in user, as only they see it. */
export interface User {
  id: string;
  email: string;
  name: string;
  /** Whether the email address is confirmed: the link sent to it was opened. */
  verified: boolean;
  active: boolean;
  /** URL of their picture; `null` without one. Servers may omit it. */
  avatar?: string | null;
  /** The email address that replaces `email` once it is confirmed. Absent when none is pending. */
  pending_email?: string;
  /** Present while moderators suspend the account: why, and until when; `null` is permanent. */
  suspension?: { until: string | null; reason: DecisionReason | Other; words: string };
  created_at: string;
  updated_at: string;
}

/** Claims of an access token. Authority stays with the server's own record. */
export interface TokenClaims {
  user_id: string;
  email: string;
  name: string;
  verified: boolean;
  active: boolean;
  /** Seconds since 1970. */
  exp: number;
  /** The user is a moderator. Only controls what is shown. */
  admin?: true;
  /** The account is suspended. Only controls what is shown. */
  suspended?: true;
  /** When the token was issued, in seconds since 1970. Servers may omit it. */
  iat?: number;
}

/** Position of a page in its list. Pages count from 1. */
export interface Pagination {
  page: number;
  limit: number;
  /** Number of items, as far as they were counted or this page goes. */
  total: number;
  /** False when there are more than `total`: they were not counted. Absent: true. */
  total_is_exact?: boolean;
  total_pages: number;
  has_next: boolean;
  has_prev: boolean;
  /**
   * For public listings, newest first: the first item of the list. Later pages requested with it continue where this
   * one ended, whatever was posted since.
   */
  anchor?: string;
  /**
   * For public listings: requests the next page as `cursor`, with the same filters and order. The only way past the
   * pages of an inexact total.
   */
  next_cursor?: string;
  /** The same for the previous page, where a page number cannot request it. */
  prev_cursor?: string;
}

export const offerStatuses = ['open', 'accepted', 'declined', 'countered', 'withdrawn', 'expired'] as const;
/** Status of an offer. */
export type OfferStatus = (typeof offerStatuses)[number];

/** An amount that one of two users offers the other for a listing. */
export interface Offer {
  /** In the currency of the listing. */
  amount: number;
  status: OfferStatus | Other;
  /** When it expires if not answered. */
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
/** An event in a conversation: a change to the listing or an offer, instead of a written message. */
export type MessageNotice = (typeof messageNotices)[number];

/** A message from one user to another about a listing. */
export interface Message {
  id: string;
  listing_id: string;
  from_user_id: string;
  to_user_id: string;
  subject: string;
  content: string;
  /** The listing's change, when the server wrote `content` in the seller's name. Absent for written messages. */
  notice?: MessageNotice | Other;
  /** The offer of the message; `content` is its text form. Absent for other messages. */
  offer?: Offer;
  /** Whether moderators removed it: `content` is empty then. Absent: no. */
  removed?: boolean;
  read: boolean;
  created_at: string;
}

/** A row of the conversation list. The pair (listing, other user) identifies it. */
export interface ConversationSummary {
  /** The listing it is about. */
  listing_id: string;
  /** The user it is with. */
  other_user_id: string;
  /** `null` when that user's account is gone. */
  other_user: { name: string } | null;
  /** `null` when the listing is gone; the conversation stays readable. */
  listing: {
    title: string;
    /** The seller's id. */
    user_id?: string;
    status?: ListingStatus | Other;
    price?: number | null;
    price_type?: PriceType | Other;
    price_period?: PricePeriod | Other;
    category_id?: string;
    /** The category's `icon`, drawn where there is no thumbnail. */
    category_icon?: string;
    thumbnail_url?: string | null;
    /** Whether it is reserved for, or sold to, the current user. Absent: no. */
    promised_to_you?: boolean;
    /** Whether it is reserved for, or sold to, the other user. Only in responses to its owner. Absent: no. */
    promised_to_them?: boolean;
  } | null;
  /** Whether the current user archived it; a new message restores it. Absent: no. */
  archived?: boolean;
  unread_count: number;
  last_message: { content: string; created_at: string; from_user_id?: string };
}

/** The other user and the listing of a conversation: shown above its messages. */
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
  /** Id of the reported message; only used if the reporter took part in its conversation. */
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
