/**
 * Requests and responses between the client and the server, by call.
 * Successful responses are `{ data: … }`, with three exceptions that have their one field at the top level:
 * `FavoriteCheckAnswer`, `SuggestionsAnswer` and `SearchSuggestionsAnswer`.
 */
import type { Answer } from '../answers/index.ts';
import type {
  ContactMessage,
  ListingCondition,
  ListingStatus,
  PricePeriod,
  PriceType,
  Report,
} from './values.ts';
import type { Language } from '../language/language.ts';
import type { PhotoTurn } from '../listings/photos.ts';
import type { ErrorData, ErrorReason } from './reasons.ts';

/** Path of the API, without the host. */
export const apiBasePath = '/api/v1';

/** Every error response. `message` is text for users, in the language of `Accept-Language`, and safe to show. */
export interface ErrorBody {
  message: string;
  /** A snake_case name of the failure, for programs. */
  code: string;
  /** Names the sentence of the message, for programs that say it in their own words. */
  reason?: ErrorReason;
  /** The numbers and names in that sentence. */
  data?: ErrorData;
  /** For 422: texts by field name. */
  errors?: Record<string, string[]>;
  request_id: string;
}

export interface MessageAnswer extends Answer<'done'> {}

// Accounts

export interface RegisterInput {
  name: string;
  email: string;
  password: string;
}

export interface LoginInput {
  email: string;
  password: string;
}

export interface AuthAnswer extends Answer<'auth'> {}

export interface RefreshInput {
  refresh_token: string;
}

export type LogoutInput = RefreshInput;

export interface RefreshAnswer extends Answer<'tokens'> {}

/** `GET /auth/me`: the user's whole record; tokens contain a part of it. */
export interface AccountAnswer extends Answer<'user'> {}

export interface ForgotPasswordInput {
  email: string;
}

export interface ResetPasswordInput {
  token: string;
  password: string;
  confirmPassword: string;
}

/** Request of `POST /auth/confirm-email`, and of `/preview` and `/disown` below it. */
export interface ConfirmEmailInput {
  /** From the link in the email. */
  token: string;
}

/** `POST /auth/confirm-email/preview`: what a confirmation link would confirm. */
export interface ConfirmationPreview extends Answer<'confirmation'> {}

export interface EmailChangeInput {
  email: string;
  /** The current password. */
  password: string;
}

/** Request of `PUT /auth/name`. */
export interface NameChangeInput {
  name: string;
}

/** Request of `PUT /auth/language`. */
export interface LanguageChangeInput {
  language: Language;
}
export interface PasswordChangeInput {
  currentPassword: string;
  newPassword: string;
  confirmPassword: string;
}

/** Request of `DELETE /auth/account` and `POST /auth/export`. */
export interface PasswordProofInput {
  /** The current password. */
  password: string;
}

/** `GET` and `POST /auth/export`: the user's data export, if requested. */
export interface ExportAnswer extends Answer<'export'> {}

/** `GET /auth/sessions`: the user's sessions, the current one first, then by last use. */
export interface SessionsAnswer extends Answer<'sessions'> {}

/** `GET /auth/blocks`: blocked users, newest first. */
export interface BlocksAnswer extends Answer<'blocks'> {}

/** `GET /auth/notifications`: the frequency of each kind. `PUT` takes the same as its request and response. */
export interface NotificationsAnswer extends Answer<'notifications'> {}

// Categories

export type CategoriesAnswer = Answer<'categories'>;
export type CategoryStatsAnswer = Answer<'categoryStats'>;

// Listings

export interface ListingsAnswer extends Answer<'listings'> {}

/** `GET /listings/map`: like the listings query, ignoring order and page, plus how many `cells` fit across. */
export interface MapAnswer extends Answer<'listingsMap'> {}

/** `GET /listings/counts`: how many listings each choice of a filter would find, with the other filters as they are. */
export interface ChoiceCountsAnswer extends Answer<'choiceCounts'> {}

/** `GET /listings/{id}/area` */
export interface AreaAnswer extends Answer<'listingArea'> {}

export interface ListingsStats extends Answer<'listingsStats'> {}

export type ListingCounts = Record<'all' | ListingStatus, number>;

export interface MyListingsAnswer extends Answer<'myListings'> {}

/** A photo to save with a listing. */
export interface ListingPhotoInput {
  /** Id of an uploaded photo without a listing, or of one of the user's listings: another listing's photo is copied. */
  id: string;
  /** Clockwise rotation in degrees. A rotated photo is a new one, with a new id. */
  turn?: PhotoTurn;
}

/** The body of `POST /listings` and `PUT /listings/{id}`. An absent phone clears it. */
export interface ListingInput {
  title: string;
  description: string;
  /** U.S. dollars, at most two decimals. */
  price: number;
  price_type: PriceType;
  /** A period of the category; absent when the price is a total. */
  price_period?: PricePeriod;
  /** Only in categories with conditions; absent when not stated. */
  condition?: ListingCondition;
  category_id: string;
  /** The chosen place's `formatted` text. */
  location: string;
  contact_email: string;
  contact_phone?: string;
  /** Whether signed-in buyers can see the phone number. Absent: they can't. */
  show_phone?: boolean;
  /** All photos after saving, the primary one first. Absent: unchanged. */
  photos?: ListingPhotoInput[];
}

export interface ListingStatusInput {
  status: ListingStatus;
  /** The user it is reserved for or sold to: one of its askers. Absent: none, no notice is sent. */
  promised_to?: string;
}

/** Users who have written about a listing, newest first. */
export interface AskersAnswer extends Answer<'askers'> {}

export interface ViewAnswer extends Answer<'view'> {}

/** `POST /listings/{id}/phone` */
export interface PhoneAnswer extends Answer<'phone'> {}

// Favorites

export interface FavoriteAnswer extends Answer<'favorite'> {}

/** Not in an envelope. */
export interface FavoriteCheckAnswer extends Answer<'favoriteCheck'> {}

export type FavoritesAnswer = Answer<'favorites'>;

// Images

export type ImagesAnswer = Answer<'images'>;

// Messages

export interface PageQuery {
  page?: number;
  limit?: number;
}

/** `GET /messages/conversations` */
export interface ConversationsQuery extends PageQuery {
  /** Words to search in names, listing titles and messages; each has to match. Absent: all conversations. */
  query?: string;
  /** Archived conversations instead of the others. Default false. */
  archived?: boolean;
}

export interface ConversationsAnswer extends Answer<'conversations'> {}

/** One conversation, newest message first. */
export interface ConversationAnswer extends Answer<'conversation'> {}

/** Request of a message to a seller. */
export interface MessageInput {
  listing_id: string;
  subject: string;
  content: string;
}

export interface ReplyInput {
  content: string;
}

/** `POST /messages/conversations/{listing}/{other}/offers` */
export interface OfferInput {
  /** U.S. dollars, at most two decimals. */
  amount: number;
  /** Id of the message with the other user's open offer that this one counters. Absent: none. */
  counters?: string;
}

export interface UnreadCountAnswer extends Answer<'unreadCount'> {}

/** `GET /messages/open-offers`: how many offers wait for the user's answer. */
export interface OpenOffersAnswer extends Answer<'openOffers'> {}

export interface CanMessageAnswer extends Answer<'canMessage'> {}

// Suggestions

/** Places. Not in an envelope. */
export type SuggestionsAnswer = Exclude<Answer<'suggestions'>, MessageAnswer>;

/** `GET /search/suggestions?query=…`: at most eight. Not in an envelope. */
export interface SearchSuggestionsAnswer extends Answer<'searchSuggestions'> {}

// Support

export type ContactInput = ContactMessage;
export type ReportInput = Report;

export interface CreatedAnswer extends Answer<'created'> {}

// Moderation

export interface CasesAnswer extends Answer<'cases'> {}

/** Response of every call about one case. */
export interface CaseAnswer extends Answer<'case'> {}
export interface LogAnswer extends Answer<'log'> {}
export interface ModeratorAnswer extends Answer<'moderator'> {}
export interface ModeratorsAnswer extends Answer<'moderators'> {}

/** `GET /admin/numbers`, for this many `days` */
export interface NumbersAnswer extends Answer<'numbers'> {}
