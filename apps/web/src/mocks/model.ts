import {
  type Category,
  type CategoryStats,
  type ConversationSummary,
  findCategory,
  type Listing,
  type Message,
  type Pagination,
  type User,
} from '@porchlight/domain';

import {
  mockCategories,
  mockListings,
  mockMessages,
  mockUsers,
  mockVerifiedPlaces,
} from './fixtures/index.ts';

/** The moment everything in the mocked world happens at. */
export const mockNow = '2026-06-15T16:00:00.000Z';

/** The mocked world: what the reference server keeps in a database, small enough to read. */
export interface Model {
  categories: Category[];
  listings: Listing[];
  users: User[];
  /** By email. */
  passwords: Map<string, string>;
  /** Listing ids by user id, newest save first. */
  favorites: Map<string, string[]>;
  /** Oldest first. */
  messages: Message[];
  /** Texts of places that may be posted with. */
  places: Set<string>;
  /** Refresh tokens in force, with the user they belong to. */
  refreshTokens: Map<string, string>;
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
    passwords: new Map(mockUsers.map(({ email }) => [email, 'Porchlight1'])),
    favorites: new Map([['user-ana', ['listing-02', 'listing-05', 'listing-sold']]]),
    messages: structuredClone(mockMessages),
    places: new Set(mockVerifiedPlaces.map(({ formatted }) => formatted)),
    refreshTokens: new Map(),
    nextId: (kind) => `${kind}-${(count += 1)}`,
  };
}

let current = createModel();

/** The world of the running story. */
export const model = (): Model => current;

/** Starts the world anew, so that no story sees what another one did. */
export function resetModel(): void {
  current = createModel();
}

/** One page of a list, with the numbers that go with it. */
export function paged<Item>(
  items: readonly Item[],
  query: URLSearchParams,
  defaultLimit: number,
): { items: Item[]; pagination: Pagination } {
  const limit = Math.min(100, Math.max(1, Number(query.get('limit') ?? defaultLimit) || defaultLimit));
  const page = Math.max(1, Number(query.get('page') ?? 1) || 1);
  const total = items.length;
  const totalPages = Math.ceil(total / limit);
  return {
    items: items.slice((page - 1) * limit, page * limit),
    pagination: {
      page,
      limit,
      total,
      total_pages: totalPages,
      has_next: page < totalPages,
      has_prev: page > 1,
    },
  };
}

const has = (text: string, part: string): boolean => text.toLowerCase().includes(part.toLowerCase());

function isInCategory({ categories }: Model, listing: Listing, word: string): boolean {
  const found = findCategory(categories, word);
  if (found.kind === 'sub') return listing.category_id === found.sub.id;
  if (found.kind === 'group') return found.group.subCategories.some(({ id }) => id === listing.category_id);
  return found.kind === 'all';
}

const compare: Record<string, (a: Listing, b: Listing) => number> = {
  price: (a, b) => (a.price ?? 0) - (b.price ?? 0),
  title: (a, b) => a.title.localeCompare(b.title, 'en', { sensitivity: 'base' }),
  created_at: (a, b) => a.created_at.localeCompare(b.created_at),
};

/** The listings a query asks for, in its order, not yet cut into pages. */
export function searchListings(world: Model, query: URLSearchParams): Listing[] {
  const words = (query.get('query') ?? '').split(/\s+/).filter(Boolean);
  const min = Number(query.get('min_price') ?? 0);
  const max = Number(query.get('max_price') ?? Infinity);
  const status = query.get('status') ?? 'active';
  const place = query.get('location') ?? '';
  const category = query.get('category_id') ?? '';
  const direction = query.get('sort_order') === 'asc' ? 1 : -1;
  const by = compare[query.get('sort_by') ?? 'created_at'] ?? compare['created_at'];
  return world.listings
    .filter(
      (listing) =>
        listing.status === status &&
        words.every((word) => has(`${listing.title} ${listing.description}`, word)) &&
        (place === '' ||
          has(`${listing.location} ${listing.canonical_location?.postal_code ?? ''}`, place)) &&
        (listing.price ?? 0) >= min &&
        (listing.price ?? 0) <= max &&
        isInCategory(world, listing, category),
    )
    .toSorted((a, b) => direction * ((by?.(a, b) ?? 0) || a.id.localeCompare(b.id)));
}

/** A listing as someone other than its owner sees it. */
export function withoutContact(listing: Listing): Listing {
  const { contact_email: _email, contact_phone: _phone, ...rest } = listing;
  const { canonical_location: place } = rest;
  if (place === null) return rest;
  const { latitude: _latitude, longitude: _longitude, ...coarse } = place;
  return { ...rest, canonical_location: coarse };
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

/** One person's conversations, latest first. */
export function conversationsOf(world: Model, userId: string): ConversationSummary[] {
  const threads = new Map<string, ConversationSummary>();
  for (const message of world.messages) {
    if (![message.from_user_id, message.to_user_id].includes(userId)) continue;
    const otherId = message.from_user_id === userId ? message.to_user_id : message.from_user_id;
    const key = `${message.listing_id}/${otherId}`;
    const other = world.users.find(({ id }) => id === otherId);
    const listing = world.listings.find(({ id }) => id === message.listing_id);
    const unread = message.to_user_id === userId && !message.read ? 1 : 0;
    threads.delete(key);
    threads.set(key, {
      listing_id: message.listing_id,
      other_user_id: otherId,
      other_user: other === undefined ? null : { name: other.name },
      listing:
        listing === undefined
          ? null
          : {
              title: listing.title,
              status: listing.status,
              thumbnail_url: listing.images[0]?.thumbnail_url ?? null,
            },
      unread_count: unread + unreadBefore(world, message, userId, otherId),
      last_message: {
        content: message.content,
        created_at: message.created_at,
        from_user_id: message.from_user_id,
      },
    });
  }
  return [...threads.values()].toSorted((a, b) =>
    b.last_message.created_at.localeCompare(a.last_message.created_at),
  );
}

function unreadBefore(world: Model, last: Message, userId: string, otherId: string): number {
  return threadOf(world, userId, last.listing_id, otherId).filter(
    (message) => message.id !== last.id && message.to_user_id === userId && !message.read,
  ).length;
}

/** The messages between two people about one listing, oldest first. */
export function threadOf(world: Model, userId: string, listingId: string, otherId: string): Message[] {
  return world.messages.filter(
    (message) =>
      message.listing_id === listingId &&
      [message.from_user_id, message.to_user_id].includes(userId) &&
      [message.from_user_id, message.to_user_id].includes(otherId),
  );
}
