import {
  limits,
  type Category,
  type CategoryStats,
  type ExportAnswer,
  type Listing,
  type ListingImage,
  type LogEntry,
  type Message,
  type NotificationSettings,
  type Place,
  publicPlace,
  type User,
} from '@porchlight/domain';

import type { DeskCase } from './deskCase.ts';
import {
  mockCategories,
  mockListings,
  mockMessages,
  mockPlaces,
  mockUsers,
  placeOf,
} from './fixtures/index.ts';

/** The data behind a refresh token. */
export interface SignIn {
  session: string;
  userId: string;
  /** When the token was first used, in ms since 1970. */
  usedAt?: number;
}

/** A session as its user sees it. */
export interface SeenSession {
  userId: string;
  device: string | null;
  created_at: string;
  last_used_at: string;
}

/** The mock's data: what the reference server stores in its database. */
export interface Model {
  categories: Category[];
  listings: Listing[];
  users: User[];
  /** By user id. */
  passwords: Map<string, string>;
  /** Listing ids by user id, newest save first. */
  favorites: Map<string, string[]>;
  /** Oldest first. */
  messages: Message[];
  /** Hidden messages, by `hiddenKey`. */
  hidden: Set<string>;
  /** Archived conversations, by `archiveKey`. */
  archived: Set<string>;
  /** Blocks, oldest first. */
  blocks: { blocker: string; blocked: string; since: string }[];
  /** Places accepted in listings, by their text. */
  places: Map<string, Place>;
  /** Valid refresh tokens, with their session and user. */
  refreshTokens: Map<string, SignIn>;
  /** Data exports by user id; `session` is the one that requested it, or any of theirs if absent. */
  exports: Map<string, ExportAnswer & { session?: string | undefined }>;
  sessions: Map<string, SeenSession>;
  ended: Set<string>;
  /** Tokens of reset emails, with the user's id. */
  resetTokens: Map<string, string>;
  /** Tokens of confirmation emails, with the user's id. */
  confirmTokens: Map<string, string>;
  /** Notification settings by user id, when changed. */
  notifications: Map<string, NotificationSettings>;
  /** Uploaded photos without a listing, with their user. */
  waiting: Map<string, { image: ListingImage; userId: string }>;
  /** Counted views, by visitor and listing. */
  viewed: Set<string>;
  /** Users who were shown a phone number, by listing id. */
  phones: Map<string, Set<string>>;
  bumped: Set<string>;
  /** Processed requests by `Idempotency-Key`, with their responses. */
  done: Map<string, { content: string; answer: Response }>;
  /** Moderation cases, oldest first. */
  cases: DeskCase[];
  /** The moderation log, newest first. */
  log: LogEntry[];
  /** When added moderators were added, by user id. */
  moderators: Map<string, string>;
  /** Administrators' emails, as from the settings, in lower case. */
  adminEmails: string[];
  /** The text of removed messages, by id. */
  removed: Map<string, Pick<Message, 'subject' | 'content'>>;
  /** The last effective decision by id of a listing, message or user. */
  standing: Map<string, string>;
  /**
   * Emails of users who deleted a suspended account, in lower case, with the decision and the end of the
   * suspension.
   */
  suspendedAddresses: Map<string, { decisionId: string | undefined; until: string | null }>;
  /** Whether `brokenUntilMended` works again. */
  isMended: boolean;
  /** Creates ids: `listing-101`, `message-102`, … */
  nextId: (kind: string) => string;
}

/** A new model, always the same. */
export function createModel(): Model {
  let count = 100;
  return {
    categories: structuredClone(mockCategories),
    listings: structuredClone(mockListings),
    users: structuredClone(mockUsers),
    passwords: new Map(mockUsers.map(({ id }) => [id, 'Porchlight1'])),
    favorites: new Map([['user-ana', ['listing-02', 'listing-05', 'listing-sold']]]),
    messages: structuredClone(mockMessages),
    hidden: new Set(),
    archived: new Set(),
    blocks: [],
    places: new Map(mockPlaces.map((place) => [place.formatted, placeOf(place)])),
    refreshTokens: new Map(),
    exports: new Map(),
    sessions: new Map(),
    ended: new Set(),
    resetTokens: new Map([['from-the-mail', 'user-ana']]),
    confirmTokens: new Map([['from-the-mail', 'user-cleo']]),
    notifications: new Map(),
    waiting: new Map(),
    viewed: new Set(),
    phones: new Map(),
    bumped: new Set(),
    done: new Map(),
    cases: [],
    log: [],
    moderators: new Map(),
    adminEmails: ['mo@porchlight.test'],
    removed: new Map(),
    standing: new Map(),
    suspendedAddresses: new Map(),
    isMended: false,
    nextId: (kind) => `${kind}-${(count += 1)}`,
  };
}

let current = createModel();

/** The current story's model. */
export const model = (): Model => current;

/** Resets the model, so that stories don't affect each other. */
export function resetModel(): void {
  current = createModel();
}

/** The messages between two users about a listing, those they deleted included, oldest first. */
export const messagesBetween = (listingId: string, ...users: (string | undefined)[]): Message[] =>
  current.messages.filter(
    ({ listing_id: listing, from_user_id: from, to_user_id: to }) =>
      listing === listingId && users.includes(from) && users.includes(to),
  );

/** The current time. Stories fix the clock at 2026-06-15T16:00:00Z, shortly after the newest mock data. */
export const now = (): string => new Date().toISOString();

/** When a listing created now expires. */
export const newExpiry = (): string =>
  new Date(Date.parse(now()) + limits.listingDays * 24 * 3_600_000).toISOString();

/** Number of users who were shown a listing's phone number. */
export const phonesShown = (id: string | undefined): number => model().phones.get(id ?? '')?.size ?? 0;

/** A listing as other users see it: without contact details or street. */
export function publicListing(listing: Listing): Listing {
  const {
    contact_email: _email,
    contact_phone: _phone,
    phone_shown: _shown,
    show_phone: isPhoneShown,
    has_phone: _has,
    promised_to: _person,
    expires_at: _end,
    hidden: _hidden,
    ...others
  } = listing;
  const rest = { ...others, ...(isPhoneShown === true && { has_phone: true }) };
  if (rest.canonical_location === null) return rest;
  const place = publicPlace(rest.canonical_location);
  return { ...rest, location: place.formatted, canonical_location: place };
}

/** The main categories with their active listing counts. */
export function categoryStats({ categories, listings }: Model): CategoryStats[] {
  const active = listings.filter(({ status }) => status === 'active');
  return categories.map((group) => {
    const subCategories = group.subCategories.map((sub) => ({
      ...sub,
      listing_count: active.filter(({ category_id: id }) => id === sub.id).length,
    }));
    const count = subCategories.reduce((sum, { listing_count: each }) => sum + each, 0);
    return { ...group, subCategories, listing_count: count };
  });
}
