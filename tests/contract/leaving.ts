import {
  type AuthAnswer,
  type ConversationAnswer,
  type ConversationsAnswer,
  type Message,
  texts,
} from '@porchlight/domain';
import { describe, expect, test } from 'vitest';

import { type ContractApi, dataOf, errorOf, password, type TestUser } from './api.ts';

/** Contract for account deletion. */
export function leavingContract(api: () => ContractApi): void {
  const call = (method: string, path: string, who?: TestUser, json?: unknown) =>
    api().call(method, path, {
      ...(who === undefined ? {} : { token: who.token }),
      ...(json === undefined ? {} : { json }),
    });
  const statusOf = async (...asked: Parameters<typeof call>) => (await call(...asked)).status;
  const leave = (who: TestUser, proof: unknown = { password }) => call('DELETE', '/auth/account', who, proof);

  describe('deleting the account', () => {
    test('needs the password, reports a wrong one at its field, and needs a session', async () => {
      const ana = await api().newUser();
      const wrong = await leave(ana, { password: 'Wrong1234' });
      expect(wrong.status).toBe(422);
      expect((await errorOf(wrong)).errors).toEqual({ password: [texts.profile.currentPasswordWrong] });
      for (const proof of [{}, { password: '' }, { password: 7 }, { password: null }])
        expect((await leave(ana, proof)).status).toBe(422);
      expect(await statusOf('DELETE', '/auth/account', undefined, { password })).toBe(401);
      expect(await statusOf('GET', '/auth/me', ana)).toBe(200);
    });

    test('takes the person, their listings and their sign-ins at once; the address is free', async () => {
      const ana = await api().newUser('Ana');
      const listing = await api().listingOf(ana);
      const ben = await api().newUser('Ben');
      expect(await statusOf('POST', `/favorites/${listing.id}`, ben)).toBe(200);
      expect((await leave(ana)).status).toBe(204);
      expect(await statusOf('GET', '/auth/me', ana)).toBe(401);
      expect(await statusOf('POST', '/auth/refresh', undefined, { refresh_token: ana.refreshToken })).toBe(
        401,
      );
      const { email } = ana.user;
      expect(await statusOf('POST', '/auth/login', undefined, { email, password })).toBe(401);
      expect(await statusOf('GET', `/listings/${listing.id}`)).toBe(404);
      expect(await statusOf('GET', `/users/${ana.id}`)).toBe(404);
      expect(await dataOf<unknown[]>(call('GET', '/favorites', ben))).toEqual([]);
      expect((await leave(ana)).status).toBe(401);
      const again = await call('POST', '/auth/register', undefined, { name: 'Ana', email, password });
      expect(again.status).toBe(201);
      expect((await dataOf<AuthAnswer>(again)).user.id).not.toBe(ana.id);
    });

    test.each(['seller', 'buyer'] as const)(
      "leaves the messages to the other user, who can't reply, when the %s deletes their account",
      async (leaver) => {
        const people = { seller: await api().newUser('Sam'), buyer: await api().newUser('Bea') };
        const { seller, buyer } = people;
        const listing = await api().listingOf(seller, { price_type: 'negotiable' });
        const asked = { listing_id: listing.id, subject: '', content: 'Is it still there?' };
        const first = await dataOf<Message>(call('POST', '/messages', buyer, asked));
        const offers = `/messages/conversations/${listing.id}/${seller.id}/offers`;
        const offer = await dataOf<Message>(call('POST', offers, buyer, { amount: 90 }));
        const gone = people[leaver];
        const left = leaver === 'seller' ? buyer : seller;
        expect((await leave(gone)).status).toBe(204);

        const thread = `/messages/conversations/${listing.id}/${gone.id}`;
        const { conversation, messages } = await dataOf<ConversationAnswer>(call('GET', thread, left));
        expect(conversation?.other_user).toBeNull();
        expect(messages.map(({ content }) => content)).toContain(first.content);
        const status = leaver === 'buyer' ? 'withdrawn' : 'expired';
        expect(messages.find(({ id }) => id === offer.id)?.offer?.status).toBe(status);
        const { conversations } = await dataOf<ConversationsAnswer>(
          call('GET', '/messages/conversations', left),
        );
        expect(conversations.map(({ other_user: other }) => other)).toEqual([null]);
        const reply = await call('POST', `/messages/${first.id}/reply`, left, { content: 'Hello?' });
        expect(reply.status).toBe(409);
        expect(await errorOf(reply)).toMatchObject({
          code: 'user_deleted',
          message: texts.common.deletedUser,
        });
        expect([404, 409]).toContain(await statusOf('POST', `${thread}/offers`, left, { amount: 80 }));
      },
    );
  });
}
