import { texts, type ErrorBody, type Message } from '@porchlight/domain';
import { describe, expect, test } from 'vitest';
import { describeOnDatabases } from '../../testing/testApi.ts';
import { dataOf, postListing } from '../../testing/people.ts';
import { conversationsOn } from '../../testing/conversations.ts';

describeOnDatabases(
  'reading conversations',
  (server) => {
    const { conversations, reply, startConversation, conversation, write } = conversationsOn(server);

    describe('the messages of a conversation', () => {
      test('are paged newest first, each message once, also when all came in one moment', async () => {
        const { seller, buyer, listing, first } = await startConversation();
        const written = [first.id];
        for (let n = 0; n < 11; n += 1) {
          if (n % 3 === 0) server().clock.advance(1000);
          written.push(
            (await dataOf<Message>(reply(n % 2 === 0 ? seller : buyer, first.id, `Message ${n}`))).id,
          );
        }
        const pages = await Promise.all(
          [1, 2, 3].map((page) => conversation(buyer, listing.id, seller.id, `?page=${page}&limit=5`)),
        );
        expect(pages.map(({ messages }) => messages.length)).toEqual([5, 5, 2]);
        expect(pages.flatMap(({ messages }) => messages.map(({ id }) => id))).toEqual(written.toReversed());
        expect(pages[2]?.pagination).toEqual({
          page: 3,
          limit: 5,
          total: 12,
          total_pages: 3,
          has_next: false,
          has_prev: true,
        });
        const others = await conversation(seller, listing.id, buyer.id, '?page=1&limit=5');
        expect(others.messages).toEqual(pages[0]?.messages);
      });

      test('say who and what they are about', async () => {
        const { seller, buyer, listing } = await startConversation();
        const about = { listing_id: listing.id, other_user_id: buyer.id, other_user: { name: 'Bea' } };
        expect((await conversation(seller, listing.id, buyer.id)).conversation).toEqual({
          ...about,
          listing: {
            title: listing.title,
            user_id: seller.id,
            status: 'active',
            price: listing.price,
            price_type: listing.price_type,
            category_id: listing.category_id,
            category_icon: listing.category?.icon,
            thumbnail_url: null,
          },
        });
        await server().request('DELETE', `/api/v1/listings/${listing.id}`, { token: seller.token });
        await server().db.query('DELETE FROM users WHERE id = $1', [buyer.id]);
        expect((await conversation(seller, listing.id, buyer.id)).conversation).toEqual({
          ...about,
          other_user: null,
          listing: null,
        });
      });

      test('fifty a page unless asked otherwise', async () => {
        const { seller, buyer, listing } = await startConversation();
        expect((await conversation(seller, listing.id, buyer.id)).pagination.limit).toBe(50);
        expect((await conversations(seller)).pagination.limit).toBe(20);
      });
    });

    describe('conversations', () => {
      test('show the other person, the listing, what came last and what is unread; the newest first', async () => {
        const { seller, buyer, listing, first } = await startConversation();
        server().clock.advance(1000);
        const other = await postListing(server(), seller, { title: 'Lamp' });
        await write(buyer, other.id, 'And the lamp?');
        server().clock.advance(1000);
        const last = await dataOf<Message>(write(buyer, listing.id, 'Hello again'));
        const list = await conversations(seller);
        expect(list.conversations).toEqual([
          {
            listing_id: listing.id,
            other_user_id: buyer.id,
            other_user: { name: 'Bea' },
            listing: {
              title: listing.title,
              user_id: seller.id,
              status: 'active',
              price: listing.price,
              price_type: listing.price_type,
              category_id: listing.category_id,
              category_icon: listing.category?.icon,
              thumbnail_url: null,
            },
            unread_count: 2,
            last_message: { content: 'Hello again', created_at: last.created_at, from_user_id: buyer.id },
          },
          expect.objectContaining({ listing_id: other.id, unread_count: 1 }),
        ]);
        expect(list.pagination).toMatchObject({ page: 1, limit: 20, total: 2 });
        expect((await conversations(seller, '?limit=1&page=2')).conversations).toEqual([
          list.conversations[1],
        ]);
        expect((await conversations(buyer)).conversations[0]).toMatchObject({
          other_user: { name: 'Sam' },
          unread_count: 0,
        });
        expect(first.read).toBe(false);
      });

      test('remain without the listing and the users, marked as deleted', async () => {
        const { seller, buyer, listing, first } = await startConversation();
        await server().request('DELETE', `/api/v1/listings/${listing.id}`, { token: seller.token });
        expect((await conversations(buyer)).conversations[0]).toMatchObject({
          listing: null,
          other_user: { name: 'Sam' },
        });
        expect((await conversation(buyer, listing.id, seller.id)).messages).toHaveLength(1);
        const removed = await reply(seller, first.id, 'Too late');
        expect(removed.status).toBe(409);
        expect(((await removed.json()) as ErrorBody).message).toBe(texts.common.listingRemoved);
        expect((await write(buyer, listing.id)).status).toBe(404);

        await server().db.query('DELETE FROM users WHERE id = $1', [seller.id]);
        expect((await conversations(buyer)).conversations[0]).toMatchObject({
          listing: null,
          other_user: null,
        });
        expect((await conversation(buyer, listing.id, seller.id)).messages).toHaveLength(1);
        const gone = await reply(buyer, first.id, 'Hello?');
        expect(gone.status).toBe(409);
        expect(((await gone.json()) as ErrorBody).message).toBe(texts.common.deletedUser);
      });
    });
  },
  { settings: { rateLimits: false } },
);
