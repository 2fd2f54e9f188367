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

/** What a refresh token stands for. */
export interface SignIn {
  session: string;
  userId: string;
  /** When the token was first used, in ms since 1970. */
  usedAt?: number;
}

/** A sign-in as the person sees it. */
export interface SeenSession {
  userId: string;
  device: string | null;
  created_at: string;
  last_used_at: string;
}

/** The mocked world: what the reference server keeps in a database, small enough to read. */
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
  /** Whom a message is hidden from, by `hiddenKey`. */
  hidden: Set<string>;
  /** What people have put away, by `archiveKey`. */
  archived: Set<string>;
  /** Who has blocked whom since when, oldest first. */
  blocks: { blocker: string; blocked: string; since: string }[];
  /** Places that may be posted with, by their text. */
  places: Map<string, Place>;
  /** Refresh tokens in force, with the session and the person they belong to. */
  refreshTokens: Map<string, SignIn>;
  /** Copies of their data that people have asked for, by user id. */
  /** By the id of the user; `session` requested it, without one any of theirs. */
  exports: Map<string, ExportAnswer & { session?: string | undefined }>;
  /** Where people are signed in, by session. */
  sessions: Map<string, SeenSession>;
  /** Sessions that are over. */
  ended: Set<string>;
  /** Tokens of reset mails, with the id of the person who asked. */
  resetTokens: Map<string, string>;
  /** Tokens of confirmation mails, with the id of the person whose address they prove. */
  confirmTokens: Map<string, string>;
  /** How often people are told of what, by user id, where they have chosen. */
  notifications: Map<string, NotificationSettings>;
  /** Photos that no listing has yet, and whose they are. */
  waiting: Map<string, { image: ListingImage; userId: string }>;
  /** Which visitor was counted at which listing. */
  viewed: Set<string>;
  /** By listing id: whom its phone number was shown to. */
  phones: Map<string, Set<string>>;
  /** Listings that were bumped. */
  bumped: Set<string>;
  /** Requests done under an `Idempotency-Key`, and their answers. */
  done: Map<string, { content: string; answer: Response }>;
  /** What moderators decide on, oldest first. */
  cases: DeskCase[];
  /** What was done at the desk, the last first. */
  log: LogEntry[];
  /** Since when those named in the desk are moderators, by user id. */
  moderators: Map<string, string>;
  /** Whom the settings would name, in lower case. */
  adminEmails: string[];
  /** What removed messages said, by their id. */
  removed: Map<string, Pick<Message, 'subject' | 'content'>>;
  /** By id of a listing, message or person: the last decision that did something to it. */
  standing: Map<string, string>;
  /** Addresses of people who left while they were suspended, in lower case: by which decision, and until when. */
  suspendedAddresses: Map<string, { decisionId: string | undefined; until: string | null }>;
  /** Whether what `brokenUntilMended` broke works again. */
  isMended: boolean;
  /** Makes ids: `listing-101`, `message-102`, … */
  nextId: (kind: string) => string;
}

/** A fresh world. Always the same one. */
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

/** The world of the running story. */
export const model = (): Model => current;

/** Starts the world again, so that no story sees what another one did. */
export function resetModel(): void {
  current = createModel();
}

/** What time it is. Stories hold the clock at 2026-06-15T16:00:00Z, shortly after the newest thing in the world. */
export const now = (): string => new Date().toISOString();

/** When a listing that begins its life now expires. */
export const newExpiry = (): string =>
  new Date(Date.parse(now()) + limits.listingDays * 24 * 3_600_000).toISOString();

/** How many people the phone number of a listing was shown to. */
export const phonesShown = (id: string | undefined): number => model().phones.get(id ?? '')?.size ?? 0;

/** A listing as someone other than its owner sees it: without contact, and no nearer than its town. */
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

/** The main groups with the numbers of their active listings. */
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
