/**
 * What travels between the client and the server: one request and one answer type per call.
 *
 * Successful answers come as `{ data: … }`, with two exceptions that carry
 * their one field at the top: `FavoriteCheckAnswer` and `SuggestionsAnswer`.
 */
import type {
  Category,
  CategoryStats,
  ContactMessage,
  ConversationHead,
  ConversationSummary,
  Listing,
  ListingImage,
  ListingStatus,
  Message,
  Pagination,
  PlaceSuggestion,
  PriceType,
  Report,
  User,
} from './entities.ts';

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

/** What `POST /auth/confirm-email` is given. */
export interface ConfirmEmailInput {
  /** From the mailed link. */
  token: string;
}

export interface EmailChangeInput {
  email: string;
  /** The current password. */
  password: string;
}

export interface PasswordChangeInput {
  currentPassword: string;
  newPassword: string;
  confirmPassword: string;
}

// Categories

export type CategoriesAnswer = Category[];
export type CategoryStatsAnswer = CategoryStats[];

/** `GET /categories/{id}/listings`: as the listings query, and one listing may be left out. */
// Listings

export interface ListingsAnswer {
  listings: Listing[];
  pagination: Pagination;
}

export interface ListingsStats {
  total_listings: number;
  active_listings: number;
  sold_listings: number;
  expired_listings: number;
  total_views: number;
}

export type ListingCounts = Record<'all' | ListingStatus, number>;

export interface MyListingsAnswer extends ListingsAnswer {
  counts?: ListingCounts;
}

/** The body of `POST /listings` and `PUT /listings/{id}`. An absent phone clears it. */
export interface ListingInput {
  title: string;
  description: string;
  /** U.S. dollars, at most two decimals. */
  price: number;
  price_type: PriceType;
  category_id: string;
  /** The chosen place's `formatted` text. */
  location: string;
  contact_email: string;
  contact_phone?: string;
}

export interface ListingStatusInput {
  status: 'sold';
}

export interface ViewAnswer {
  view_count: number;
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

// Support

export type ContactInput = ContactMessage;
export type ReportInput = Report;

export interface CreatedAnswer {
  id: string;
}
