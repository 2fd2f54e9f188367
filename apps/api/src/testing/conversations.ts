import type {
  ConversationsAnswer,
  Listing,
  Message,
  ConversationAnswer,
  UnreadCountAnswer,
} from '@porchlight/domain';
import type { TestApi } from './testApi.ts';
import { caller, dataOf, person, postListing, type TestPerson } from './people.ts';

/** A well-formed id that doesn't exist. */
export const nobody = '00000000-0000-7000-8000-000000000000';

/** Actions on messages, on a test server. */
export function conversationsOn(server: () => TestApi) {
  const call = caller(server, '/messages');
  const write = (who: TestPerson, listing: string, content = 'Is it still there?', subject = '') =>
    call('POST', '', who, { listing_id: listing, subject, content });

  return {
    call,
    write,
    reply: (who: TestPerson, id: string, content: string) => call('POST', `/${id}/reply`, who, { content }),
    unread: async (who: TestPerson) =>
      (await dataOf<UnreadCountAnswer>(call('GET', '/unread-count', who))).unread_count,
    conversations: (who: TestPerson, query = '') =>
      dataOf<ConversationsAnswer>(call('GET', `/conversations${query}`, who)),
    conversation: (who: TestPerson, listing: string, other: string, query = '') =>
      dataOf<ConversationAnswer>(call('GET', `/conversations/${listing}/${other}${query}`, who)),
    /** Creates a seller, a buyer, a listing, and the buyer's first message about it. */
    startConversation: async () => {
      const [seller, buyer] = [
        await person(server(), { name: 'Sam' }),
        await person(server(), { name: 'Bea' }),
      ];
      const listing: Listing = await postListing(server(), seller);
      const first = await dataOf<Message>(write(buyer, listing.id));
      return { seller, buyer, listing, first };
    },
  };
}
