/**
 * Requests and responses between the client and the server, by call.
 * Successful responses are `{ data: … }`, with three exceptions that have their one field at the top level:
 * `FavoriteCheckAnswer`, `SuggestionsAnswer` and `SearchSuggestionsAnswer`.
 */
import type {
  Asker,
  BlockedPerson,
  Category,
  CategoryStats,
  ContactMessage,
  ConversationHead,
  ConversationSummary,
  Listing,
  ListingCondition,
  ListingImage,
  ListingStatus,
  Message,
  OwnSession,
  Pagination,
  PlaceSuggestion,
  PricePeriod,
  PriceType,
  Report,
  Seller,
  User,
} from './entities.ts';
import type { NotificationSettings } from '../account/notifications.ts';
import type { PhotoTurn } from '../listings/photos.ts';

/** Path of the API, without the host. */
export const apiBasePath = '/api/v1';

/** Every error response. `message` is text for users and safe to show. */
export interface ErrorBody {
  message: string;
  /** A snake_case name of the failure, for programs. */
  code: string;
  /** For 422: texts by field name. */
  errors?: Record<string, string[]>;
  request_id: string;
}

export interface MessageAnswer {
  message: string;
}

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

export interface AuthAnswer {
  token: string;
  refresh_token: string;
  user: User;
}

export interface RefreshInput {
  refresh_token: string;
}

export type LogoutInput = RefreshInput;

export interface RefreshAnswer {
  token: string;
  refresh_token: string;
}

/** `GET /auth/me`: the user's whole record; tokens contain a part of it. */
export type AccountAnswer = User;

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
export interface ConfirmationPreview {
  /** A new account's own address, or a new address of an existing account. */
  kind: 'account' | 'change';
  /** The account's name. */
  name: string;
  /** The address to confirm, masked. */
  email: string;
  /** When the account was created. */
  created_at: string;
}

export interface EmailChangeInput {
  email: string;
  /** The current password. */
  password: string;
}

/** Request of `PUT /auth/name`. */
export interface NameChangeInput {
  name: string;
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

/** Status of a data export. */
export const exportStates = ['none', 'making', 'ready', 'failed'] as const;

/** `GET` and `POST /auth/export`: the user's data export, if requested. */
export interface ExportAnswer {
  state: (typeof exportStates)[number];
  /** Size of the ZIP; only if it exists. */
  bytes?: number;
  /** Until when it can be downloaded; only if it exists. */
  until?: string;
  /** Download path without a token; only for the session that requested it, while that session lasts. */
  path?: string;
}

/** `GET /auth/sessions`: the user's sessions, the current one first, then by last use. */
export interface SessionsAnswer {
  sessions: OwnSession[];
}

/** `GET /auth/blocks`: blocked users, newest first. */
export interface BlocksAnswer {
  blocks: BlockedPerson[];
}

/** `GET /auth/notifications`: the frequency of each kind. `PUT` takes the same as its request and response. */
export type NotificationsAnswer = NotificationSettings;

// Categories

export type CategoriesAnswer = Category[];
export type CategoryStatsAnswer = CategoryStats[];

/** `GET /categories/{id}/listings`: like the listings query; one listing can be excluded. */
// Listings

/** A seller's public name. */
export type SellerName = Pick<Seller, 'id' | 'name'>;

export interface ListingsAnswer {
  listings: Listing[];
  pagination: Pagination;
  /**
   * The corrected query, when the original one found nothing and some words looked misspelled: the whole query with
   * those words replaced. Absent: not corrected. `spelling=exact` prevents it.
   */
  corrected_query?: string;
  /** The place that distances start from, as resolved; absent if none was requested or none matched. */
  near?: string;
  /** The excluded sellers that exist, in the order of the request; absent if none were excluded. */
  without_sellers?: SellerName[];
}

/** A single listing on a map, with the data of its card. Its position is the rounded center of its city or ZIP code. */
export interface MapPin extends Pick<Listing, 'id' | 'title' | 'price' | 'price_type' | 'price_period'> {
  /** Its city and state. */
  place: string;
  latitude: number;
  longitude: number;
}

/** Listings too close together for separate pins. */
export interface MapCluster {
  /** The point between them. */
  latitude: number;
  longitude: number;
  listings: number;
  /** The lowest price among them, in dollars; absent when all are free. */
  lowest_price?: number;
  /** The map area of its listings, as the `bounds` of a query; both corners are equal for a single point. */
  bounds: string;
}

/** A city to write on a map. */
export interface MapPlaceName {
  name: string;
  latitude: number;
  longitude: number;
}

/** Street tiles, chosen by the server's operator. */
export interface MapTiles {
  /** With `{z}`, `{x}`, `{y}` and optionally `{r}`. */
  url: string;
  /** Attribution text of the tiles. */
  attribution: string;
}

/** `GET /listings/map`: like the listings query, ignoring order and page, plus how many `cells` fit across. */
export interface MapAnswer {
  /** Number of listings in the pins and clusters. */
  total: number;
  /** The map area of all results, as the `bounds` of a query; `''` without results. */
  bounds: string;
  pins: MapPin[];
  clusters: MapCluster[];
  /** The largest cities in that area. */
  places: MapPlaceName[];
  /** Absent without tiles: the map is drawn from outlines. */
  tiles?: MapTiles;
}

/** Approximate place of a listing: around the rounded center of its city or ZIP code. */
export interface ListingArea {
  latitude: number;
  longitude: number;
  radius_miles: number;
}

/** `GET /listings/{id}/area` */
export interface AreaAnswer {
  /** `null` when its place is unknown. */
  area: ListingArea | null;
  /** The largest cities around it. */
  places: MapPlaceName[];
  tiles?: MapTiles;
}

export interface ListingsStats {
  total_listings: number;
  active_listings: number;
  reserved_listings: number;
  sold_listings: number;
  expired_listings: number;
  total_views: number;
}

export type ListingCounts = Record<'all' | ListingStatus, number>;

export interface MyListingsAnswer extends Omit<ListingsAnswer, 'corrected_query' | 'without_sellers'> {
  counts?: ListingCounts;
}

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
export interface AskersAnswer {
  askers: Asker[];
}

export interface ViewAnswer {
  view_count: number;
}

/** `POST /listings/{id}/phone` */
export interface PhoneAnswer {
  phone: string;
}

// Favorites

export interface FavoriteAnswer {
  is_favorite: boolean;
}

/** Not in an envelope. */
export type FavoriteCheckAnswer = FavoriteAnswer;

export type FavoritesAnswer = Listing[];

// Images

export type ImagesAnswer = ListingImage[];

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

export interface ConversationsAnswer {
  conversations: ConversationSummary[];
  pagination: Pagination;
}

/** One conversation, newest message first. */
export interface ConversationAnswer {
  /** The other user and the listing, for conversations opened by URL. Servers may omit it. */
  conversation?: ConversationHead;
  messages: Message[];
  pagination: Pagination;
}

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

export interface UnreadCountAnswer {
  unread_count: number;
}

export interface CanMessageAnswer {
  can_message: boolean;
  reason?: string;
}

// Places

/** Not in an envelope. */
export interface SuggestionsAnswer {
  suggestions: PlaceSuggestion[];
}

// Suggestions of the search field

/** A category that matches the typed text, with its main category; `null` if it is one itself. */
export interface CategorySuggestion {
  kind: 'category';
  category_id: string;
  slug: string;
  name: string;
  main_category: { slug: string; name: string } | null;
}

/** A completion of the typed text that has results. */
export interface WordsSuggestion {
  kind: 'words';
  text: string;
}

/** An option of the search suggestions. */
export type SearchSuggestion = CategorySuggestion | WordsSuggestion;

/** `GET /search/suggestions?query=…`: at most eight. Not in an envelope. */
export interface SearchSuggestionsAnswer {
  suggestions: SearchSuggestion[];
}

// Support

export type ContactInput = ContactMessage;
export type ReportInput = Report;

export interface CreatedAnswer {
  id: string;
}
