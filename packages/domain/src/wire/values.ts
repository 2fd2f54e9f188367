/**
 * The values that fields of Porchlight's records can have, and the forms sent to support.
 * Records themselves are described in `answers`.
 */
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

/** The time in which a seller usually sends a first reply; `hours` and `days` mean a few of them. */
export type AnswerTime = 'hour' | 'hours' | 'day' | 'days';

export const placeTypes = ['address', 'city', 'postcode'] as const;
export type PlaceType = (typeof placeTypes)[number];

export const offerStatuses = ['open', 'accepted', 'declined', 'countered', 'withdrawn', 'expired'] as const;
/** Status of an offer. */
export type OfferStatus = (typeof offerStatuses)[number];

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

/** Status of a data export. */
export const exportStates = ['none', 'making', 'ready', 'failed'] as const;

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
