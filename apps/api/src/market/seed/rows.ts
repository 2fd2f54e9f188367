import { inquirySubject, type PastPrice, toCents, type Place } from '@porchlight/domain';
import { categoryId } from '../categories/index.ts';
import { namedId } from '../../platform/ids.ts';
import { demoUserId } from './demoPeople.ts';
import { readPlaceholders, readSizes, seedRenditions } from './photos.ts';
import type { SeedData, SeedListing } from './types.ts';

export interface SeedContext {
  now: Date;
  /** A hash of the demo password for each user's key, each with its own salt. */
  passwordHashes: ReadonlyMap<string, string>;
  /** The place of 'City, ST'. @throws when there is none */
  placeOf: (text: string) => Place;
}

type Row = Record<string, unknown>;

/** The rows of every table, in an order in which they can be inserted. */
export function seedRows(
  data: SeedData,
  { now, passwordHashes, placeOf }: SeedContext,
): [table: string, rows: Row[]][] {
  const daysAgo = (days: number): string => new Date(now.getTime() - days * 86_400_000).toISOString();
  const listingId = (key: string): string => namedId('listing', key);
  const users = new Map(data.users.map((user) => [user.key, user]));
  const listings = new Map(data.listings.map((listing) => [listing.key, listing]));
  const sizes = readSizes();
  const placeholders = new Map(Object.entries(readPlaceholders()));

  const userRows = data.users.map((user) => ({
    id: demoUserId(user.key),
    email: user.email,
    name: user.name,
    password_hash: known(passwordHashes, user.key),
    verified: user.verified ?? true,
    active: user.active ?? true,
    created_at: daysAgo(user.memberForDays),
    updated_at: daysAgo(user.memberForDays),
  }));

  const listingRows = data.listings.map((listing) => {
    const place = placeOf(listing.place);
    return {
      id: listingId(listing.key),
      user_id: demoUserId(listing.owner),
      category_id: categoryId(listing.category),
      title: listing.title,
      description: listing.description,
      price_cents: toCents(listing.price),
      price_type: listing.price_type,
      price_period: listing.price_period ?? null,
      condition: listing.condition ?? null,
      past_prices: pastPrices(listing, daysAgo),
      price_since: daysAgo(listing.pastPrice?.daysAgo ?? listing.daysAgo),
      location: place.formatted,
      place,
      contact_email: known(users, listing.owner).email,
      contact_phone: listing.contactPhone ?? null,
      show_phone: listing.showPhone ?? false,
      status: listing.status ?? 'active',
      featured: listing.featured ?? false,
      created_at: daysAgo(listing.daysAgo),
      updated_at: daysAgo(listing.daysAgo),
    };
  });

  const imageRows = data.listings.flatMap((listing) =>
    listing.photos.map((photo, position) => ({
      id: namedId('image', `${listing.key}/${position}`),
      listing_id: listingId(listing.key),
      position,
      alt: listing.alts?.[position] ?? listing.title,
      renditions: seedRenditions(photo, sizes),
      placeholder: known(placeholders, photo),
      created_at: daysAgo(listing.daysAgo),
    })),
  );

  const viewRows = data.listings.map((listing) => ({
    listing_id: listingId(listing.key),
    views: listing.views,
  }));

  const conversations = data.conversations.map((seed) => {
    const listing = known(listings, seed.listing);
    const sides = { asker: demoUserId(seed.asker), owner: demoUserId(listing.owner) };
    const id = namedId('thread', `${seed.listing}/${seed.asker}`);
    const subject = seed.subject ?? inquirySubject(listing.title);
    const messages = seed.messages.map((message, index) => ({
      id: namedId('message', `${seed.listing}/${seed.asker}/${index}`),
      conversation_id: id,
      from_user_id: sides[message.from],
      to_user_id: sides[message.from === 'asker' ? 'owner' : 'asker'],
      subject,
      content: message.content,
      created_at: daysAgo(message.daysAgo),
      read_at: (message.read ?? true) ? daysAgo(message.daysAgo) : null,
    }));
    return { conversation: conversation(id, listing, sides, messages), messages };
  });

  const favoriteRows = data.favorites.map((favorite) => ({
    user_id: demoUserId(favorite.user),
    listing_id: listingId(favorite.listing),
    created_at: daysAgo(favorite.daysAgo),
  }));

  return [
    ['users', userRows],
    ['listings', listingRows],
    ['listing_images', imageRows],
    ['listing_view_counts', viewRows],
    ['conversations', conversations.map((row) => row.conversation)],
    ['messages', conversations.flatMap(({ messages }) => messages)],
    ['favorites', favoriteRows],
  ];
}

function pastPrices(
  { pastPrice, daysAgo: posted, price_period: period }: SeedListing,
  daysAgo: (days: number) => string,
): PastPrice[] {
  if (pastPrice === undefined) return [];
  const { price, daysAgo: until } = pastPrice;
  return [{ price, ...(period && { price_period: period }), since: daysAgo(posted), until: daysAgo(until) }];
}

function conversation(
  id: string,
  listing: SeedListing,
  sides: { asker: string; owner: string },
  messages: readonly { created_at: string }[],
): Row {
  return {
    id,
    listing_id: namedId('listing', listing.key),
    seller_id: sides.owner,
    asker_id: sides.asker,
    listing_title: listing.title,
    created_at: messages[0]?.created_at,
    last_message_at: messages.at(-1)?.created_at,
  };
}

function known<Value>(map: ReadonlyMap<string, Value>, key: string): Value {
  const value = map.get(key);
  if (value === undefined) throw new Error(`The demo data refers to '${key}', which it does not contain.`);
  return value;
}
