import {
  categoryTree,
  countChars,
  limits,
  listingInputSchema,
  messageSchema,
  registerSchema,
} from '@porchlight/domain';
import { describe, expect, it } from 'vitest';
import { bundledPlaces } from '../../geo/index.ts';
import { demoData } from './index.ts';

const { users, listings, conversations, favorites } = demoData;
const subcategories = categoryTree.flatMap((group) => group.subCategories.map((sub) => sub.slug));
const byKey = new Map(listings.map((listing) => [listing.key, listing]));
const userByKey = new Map(users.map((user) => [user.key, user]));
const repeated = (values: readonly string[]): string[] =>
  values.filter((value, at) => values.indexOf(value) !== at);

describe('the people of the demo', () => {
  it('are unique, and begin with the three that the guide names', () => {
    expect(users.slice(0, 3).map((user) => user.email)).toEqual([
      'ana@porchlight.test',
      'ben@porchlight.test',
      'cleo@porchlight.test',
    ]);
    expect(users.length).toBeGreaterThanOrEqual(24);
    expect(repeated(users.map((user) => user.key))).toEqual([]);
    expect(repeated(users.map((user) => user.email))).toEqual([]);
  });

  it('pass the rules of registration', async () => {
    for (const { name, email } of users) {
      const form = { name, email, password: 'Porchlight1', confirmPassword: 'Porchlight1' };
      await expect(registerSchema.validate(form), email).resolves.toBeDefined();
    }
  });

  it('include a name written from right to left, an unverified and an inactive account', () => {
    expect(users.some((user) => /^\p{Script=Arabic}/u.test(user.name))).toBe(true);
    expect(users.some((user) => user.verified === false && user.active !== false)).toBe(true);
    expect(users.some((user) => user.active === false)).toBe(true);
  });

  it('were members before they posted', () => {
    for (const { key, owner, daysAgo } of listings) {
      expect(userByKey.get(owner)?.memberForDays, key).toBeGreaterThan(daysAgo);
    }
  });
});

describe('the listings of the demo', () => {
  it('are enough, in every subcategory and in many places', () => {
    expect(listings.length).toBeGreaterThanOrEqual(240);
    expect(repeated(listings.map((listing) => listing.key))).toEqual([]);
    expect(repeated(listings.map((listing) => listing.title))).toEqual([]);
    const counts = subcategories.map(
      (slug) => listings.filter((listing) => listing.category === slug).length,
    );
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(5);
    expect(listings.every((listing) => subcategories.includes(listing.category))).toBe(true);
    expect(new Set(listings.map((listing) => listing.place)).size).toBeGreaterThanOrEqual(40);
  });

  it('are in places of the bundled table', async () => {
    const places = await bundledPlaces();
    const unknown = [...new Set(listings.map((listing) => listing.place))].filter((place) => {
      const [city = '', state = ''] = place.split(', ');
      return places.city(city, state) === null;
    });
    expect(unknown).toEqual([]);
  });

  it('would pass the listing form', async () => {
    for (const {
      key,
      owner,
      title,
      description,
      price,
      price_type,
      place,
      category,
      contactPhone,
      showPhone,
    } of listings) {
      const input = {
        title,
        description,
        price: String(price),
        price_type,
        category_id: category,
        location: place,
        contact_email: userByKey.get(owner)?.email,
        contact_phone: contactPhone,
        show_phone: showPhone,
      };
      await expect(listingInputSchema.validate(input), key).resolves.toMatchObject({
        title,
        description,
        price,
      });
    }
  });

  it('are free exactly when the price is 0', () => {
    expect(listings.filter((listing) => (listing.price_type === 'free') !== (listing.price === 0))).toEqual(
      [],
    );
  });

  it('cover every state that a screen must show', () => {
    const count = (holds: (listing: (typeof listings)[number]) => boolean): number =>
      listings.filter(holds).length;
    expect(count((listing) => listing.status === 'sold')).toBeGreaterThanOrEqual(15);
    expect(count((listing) => listing.status === 'expired')).toBeGreaterThanOrEqual(10);
    expect(count((listing) => listing.featured === true)).toBe(10);
    expect(count((listing) => listing.price_type === 'free')).toBeGreaterThanOrEqual(15);
    expect(count((listing) => listing.price_type === 'negotiable')).toBeGreaterThanOrEqual(50);
    expect(count((listing) => listing.price > 0 && listing.price < 0.5)).toBeGreaterThanOrEqual(1);
    expect(count((listing) => listing.price === limits.priceMax)).toBe(1);
    expect(count((listing) => countChars(listing.title) > 200)).toBe(1);
    expect(count((listing) => /\bwalnut\b/i.test(listing.title))).toBe(1);
    for (let photoCount = 0; photoCount <= limits.imagesMax; photoCount += 1) {
      expect(
        count((listing) => listing.photos.length === photoCount),
        `${photoCount} photos`,
      ).toBeGreaterThanOrEqual(1);
    }
  });

  it('expire oldest first', () => {
    const oldest = (status: string): number[] =>
      listings.filter((listing) => (listing.status ?? 'active') === status).map((listing) => listing.daysAgo);
    expect(Math.max(...oldest('active'))).toBeLessThan(Math.min(...oldest('expired')));
  });
});

describe('the conversations and favorites of the demo', () => {
  const participants = conversations.map((conversation) => ({
    ...conversation,
    owner: byKey.get(conversation.listing)?.owner,
  }));

  it('are between two users about an existing listing', () => {
    expect(conversations.length).toBeGreaterThanOrEqual(12);
    for (const { listing, asker, owner } of participants) {
      expect(owner, listing).toBeDefined();
      expect(userByKey.has(asker), asker).toBe(true);
      expect(asker).not.toBe(owner);
    }
    expect(
      repeated(conversations.map((conversation) => `${conversation.listing}/${conversation.asker}`)),
    ).toEqual([]);
  });

  it('include one that is longer than a page', () => {
    expect(Math.max(...conversations.map((conversation) => conversation.messages.length))).toBeGreaterThan(
      limits.messagesPageSize,
    );
  });

  it('are in order of time, begin with the asker and are newer than the listing', async () => {
    for (const { listing, messages } of conversations) {
      const days = messages.map((message) => message.daysAgo);
      expect(days, listing).toEqual([...days].sort((a, b) => b - a));
      expect(messages[0]?.from, listing).toBe('asker');
      expect(byKey.get(listing)?.daysAgo, listing).toBeGreaterThan(days[0] ?? Infinity);
      for (const { content } of messages) {
        await expect(messageSchema.validate({ subject: '', content }), content).resolves.toBeDefined();
      }
    }
  });

  it.each(['ana', 'ben'])('leave unread messages for %s, both as seller and as buyer', (person) => {
    const unreadFrom = (from: 'asker' | 'owner'): number =>
      participants
        .filter((conversation) => (from === 'asker' ? conversation.owner : conversation.asker) === person)
        .flatMap((conversation) => conversation.messages)
        .filter((message) => message.from === from && message.read === false).length;
    expect(unreadFrom('asker')).toBeGreaterThan(0);
    expect(unreadFrom('owner')).toBeGreaterThan(0);
  });

  it('contain no favorite twice, of one’s own, or from before the listing', () => {
    expect(repeated(favorites.map(({ user, listing }) => `${user}/${listing}`))).toEqual([]);
    for (const { user, listing, daysAgo } of favorites) {
      expect(userByKey.has(user), user).toBe(true);
      expect(byKey.get(listing)?.owner, listing).not.toBe(user);
      expect(byKey.get(listing)?.daysAgo, listing).toBeGreaterThan(daysAgo);
    }
    expect(favorites.filter(({ user }) => user === 'ana').length).toBeGreaterThan(limits.favoritesPageSize);
  });
});
