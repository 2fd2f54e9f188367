/**
 * What travels between the client and the server: one request and one answer type per call.
 *
 * Successful answers come as `{ data: … }`, with three exceptions that carry
 * their one field at the top: `FavoriteCheckAnswer`, `SuggestionsAnswer` and
 * `SearchSuggestionsAnswer`.
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
import type { NotificationSettings } from './notifications.ts';
import type { PhotoTurn } from './photos.ts';

/** Where every call of the API starts, without the host. */
export const apiBasePath = '/api/v1';

/** Every failure. `message` is human text and safe to show. */
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

/** `GET /auth/me`: the whole record of whoever asks, of which tokens hold a part. */
export type AccountAnswer = User;

export interface ForgotPasswordInput {
  email: string;
}

export interface ResetPasswordInput {
  token: string;
  password: string;
  confirmPassword: string;
}

/** What `POST /auth/confirm-email`, `/preview` and `/disown` below it are given. */
export interface ConfirmEmailInput {
  /** From the mailed link. */
  token: string;
}

/** `POST /auth/confirm-email/preview`: what a confirmation link would confirm. */
export interface ConfirmationPreview {
  /** A new account's own address, or one that is to replace the address of an account. */
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

/** What `PUT /auth/name` is given. */
export interface NameChangeInput {
  name: string;
}

export interface PasswordChangeInput {
  currentPassword: string;
  newPassword: string;
  confirmPassword: string;
}

/** What `DELETE /auth/account` and `POST /auth/export` are given. */
export interface PasswordProofInput {
  /** The current one. */
  password: string;
}

/** How far the copy of someone's data is. */
export const exportStates = ['none', 'making', 'ready', 'failed'] as const;

/** `GET` and `POST /auth/export`: the copy of the person's own data, if they have asked for one. */
export interface ExportAnswer {
  state: (typeof exportStates)[number];
  /** Of the ZIP; while there is one. */
  bytes?: number;
  /** Until when it can be fetched; while there is one. */
  until?: string;
  /** Path it is downloaded from without a token; only for the sign-in that requested it, and as long as that lasts. */
  path?: string;
}

/** `GET /auth/sessions`: where the person is signed in, here first, then the last used first. */
export interface SessionsAnswer {
  sessions: OwnSession[];
}

/** `GET /auth/blocks`: whom the person has blocked, the last first. */
export interface BlocksAnswer {
  blocks: BlockedPerson[];
}

/** `GET /auth/notifications`: how often the person is told of what. `PUT` takes the same, and answers it. */
export type NotificationsAnswer = NotificationSettings;

// Categories

export type CategoriesAnswer = Category[];
export type CategoryStatsAnswer = CategoryStats[];

/** `GET /categories/{id}/listings`: as the listings query, and one listing may be left out. */
// Listings

/** What a seller is called. */
export type SellerName = Pick<Seller, 'id' | 'name'>;

export interface ListingsAnswer {
  listings: Listing[];
  pagination: Pagination;
  /**
   * What was looked for instead, when nothing was found by the words of the query and some of them looked misspelled: the
   * whole query with other words in it. Absent, it is about the query as it was asked. `spelling=exact` asks for that.
   */
  corrected_query?: string;
  /** The place that distances are from, as it was understood; absent where none was asked for, or none is called so. */
  near?: string;
  /** Who of the people that were to be left out is there, in the order they were asked in; absent where no one was. */
  without_sellers?: SellerName[];
}

/** A listing by itself on a map, with what its card says. Where it is, is the rounded center of its city or ZIP code. */
export interface MapPin extends Pick<Listing, 'id' | 'title' | 'price' | 'price_type' | 'price_period'> {
  /** Its city and state. */
  place: string;
  latitude: number;
  longitude: number;
}

/** Listings that lie too close together for a pin each. */
export interface MapCluster {
  /** Between them. */
  latitude: number;
  longitude: number;
  listings: number;
  /** The lowest price that any of them asks, in dollars; absent where all are free. */
  lowest_price?: number;
  /** The part of the map that they lie in, as the `bounds` of a query; both corners are the same if that is one place. */
  bounds: string;
}

/** A city to write on a map. */
export interface MapPlaceName {
  name: string;
  latitude: number;
  longitude: number;
}

/** Street tiles that whoever runs the server has chosen. */
export interface MapTiles {
  /** With `{z}`, `{x}`, `{y}` and perhaps `{r}`. */
  url: string;
  /** Whose they are. */
  attribution: string;
}

/** `GET /listings/map`: as the listings query, whose order and page mean nothing here, and how many `cells` fit across. */
export interface MapAnswer {
  /** How many listings the pins and clusters stand for. */
  total: number;
  /** The part of the map that they all lie in, as the `bounds` of a query; `''` where there are none. */
  bounds: string;
  pins: MapPin[];
  clusters: MapCluster[];
  /** The largest cities in that part. */
  places: MapPlaceName[];
  /** Absent where there are none: maps are drawn from outlines. */
  tiles?: MapTiles;
}

/** About where a listing is: around the rounded center of its city or ZIP code. */
export interface ListingArea {
  latitude: number;
  longitude: number;
  radius_miles: number;
}

/** `GET /listings/{id}/area` */
export interface AreaAnswer {
  /** Null where its place is not known. */
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

/** A photo that a listing is to have. */
export interface ListingPhotoInput {
  /** Of a photo that waits for its listing, or of one of any listing of one's own: another listing's is copied. */
  id: string;
  /** Degrees to turn it by, clockwise. A turned photo is another one, with an id of its own. */
  turn?: PhotoTurn;
}

/** The body of `POST /listings` and `PUT /listings/{id}`. An absent phone clears it. */
export interface ListingInput {
  title: string;
  description: string;
  /** U.S. dollars, at most two decimals. */
  price: number;
  price_type: PriceType;
  /** One that the category has; absent when the price is for the whole. */
  price_period?: PricePeriod;
  /** Only where the category has things; absent when nothing is said of it. */
  condition?: ListingCondition;
  category_id: string;
  /** The chosen place's `formatted` text. */
  location: string;
  contact_email: string;
  contact_phone?: string;
  /** Whether signed-in buyers can see the phone number. Absent: they can't. */
  show_phone?: boolean;
  /** All that the listing has afterwards, the primary one first. Absent: it keeps those it has. */
  photos?: ListingPhotoInput[];
}

export interface ListingStatusInput {
  status: ListingStatus;
  /** Whom it is reserved for or sold to: one of its askers. Absent: no one is told. */
  promised_to?: string;
}

/** Those who have written about a listing, last first. */
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
  /** Words to look for in names, titles of listings and messages; each has to be found. Absent: all conversations. */
  query?: string;
  /** Those that were put away, instead of the others. Default false. */
  archived?: boolean;
}

export interface ConversationsAnswer {
  conversations: ConversationSummary[];
  pagination: Pagination;
}

/** One conversation, newest message first. */
export interface ConversationAnswer {
  /** Who and what it is about, for conversations opened by their address. Servers may leave it out. */
  conversation?: ConversationHead;
  messages: Message[];
  pagination: Pagination;
}

/** What sending a message to a seller is given. */
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
  /** Id of the message with the other person's open offer that this one answers. Absent: there is none. */
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

/** A category that what was typed may mean, with the main category it belongs to; `null` where it is one itself. */
export interface CategorySuggestion {
  kind: 'category';
  category_id: string;
  slug: string;
  name: string;
  main_category: { slug: string; name: string } | null;
}

/** Words that go on as what was typed begins, and that find something. */
export interface WordsSuggestion {
  kind: 'words';
  text: string;
}

/** One line under a search field. */
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
