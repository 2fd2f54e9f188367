import {
  limits,
  texts,
  type AskersAnswer,
  type ConversationAnswer,
  type ConversationsAnswer,
  type Listing,
  type Message,
  type OpenOffersAnswer,
} from '@porchlight/domain';
import { describe, expect, test } from 'vitest';
import { dataOf, errorOf, unknownId, type ContractApi, type TestUser } from './api.ts';

export function offersContract(api: () => ContractApi): void {
  const call = (method: string, path: string, who?: TestUser, json?: unknown) =>
    api().call(method, `/messages${path}`, {
      ...(who === undefined ? {} : { token: who.token }),
      ...(json === undefined ? {} : { json }),
    });
  const offer = (who: TestUser, to: TestUser, listing: Listing, amount: unknown, counters?: string) =>
    call('POST', `/conversations/${listing.id}/${to.id}/offers`, who, { amount, counters });
  const answer = (who: TestUser, id: string, status: string) => call('PUT', `/${id}/offer`, who, { status });
  const made = async (response: Promise<Response>): Promise<Message> => {
    expect((await response).status).toBe(201);
    return dataOf<Message>(response);
  };
  const open = async (who: TestUser) =>
    (await dataOf<OpenOffersAnswer>(call('GET', '/open-offers', who))).open_offers;
  const thread = async (who: TestUser, other: TestUser, listing: Listing) =>
    (await dataOf<ConversationAnswer>(call('GET', `/conversations/${listing.id}/${other.id}`, who))).messages;

  async function offered(change: object = {}) {
    const [seller, buyer] = [await api().newUser('Sam'), await api().newUser('Bea')];
    const listing = await api().listingOf(seller, { price: 240, price_type: 'negotiable', ...change });
    return { seller, buyer, listing };
  }

  async function talk(change: object = {}) {
    const { seller, buyer, listing } = await offered(change);
    await made(call('POST', '', buyer, { listing_id: listing.id, subject: '', content: 'Is it there?' }));
    return { seller, buyer, listing };
  }

  describe('offers', () => {
    test('are made, countered and accepted, each as a message', async () => {
      const { seller, buyer, listing } = await talk();
      const first = await made(offer(buyer, seller, listing, 199.5));
      expect(first).toMatchObject({
        from_user_id: buyer.id,
        to_user_id: seller.id,
        content: 'Offer: $199.50',
        offer: { amount: 199.5, status: 'open' },
      });
      const lasts = Date.parse(first.offer?.expires_at ?? '') - Date.parse(first.created_at);
      expect(lasts).toBe(limits.offerHours * 3_600_000);
      expect([await open(seller), await open(buyer)]).toEqual([1, 0]);
      const second = await made(offer(seller, buyer, listing, 220, first.id));
      expect([await open(seller), await open(buyer)]).toEqual([0, 1]);
      const accepted = await answer(buyer, second.id, 'accepted');
      expect(accepted.status).toBe(200);
      expect((await dataOf<Message>(accepted)).offer).toMatchObject({ amount: 220, status: 'accepted' });
      // Repeating the response changes nothing.
      expect((await answer(buyer, second.id, 'accepted')).status).toBe(200);
      const [told, countering, countered] = await thread(seller, buyer, listing);
      expect(told).toMatchObject({ notice: 'offer_accepted', from_user_id: buyer.id, read: false });
      expect(
        (
          await dataOf<AskersAnswer>(
            api().call('GET', `/listings/${listing.id}/askers`, { token: seller.token }),
          )
        ).askers,
      ).toMatchObject([{ id: buyer.id, has_accepted_offer: true }]);
      expect(countering?.offer).toMatchObject({ amount: 220, status: 'accepted' });
      expect(countered?.offer).toMatchObject({ amount: 199.5, status: 'countered' });
    });

    test('open the conversation when they come first, to the owner only', async () => {
      const { seller, buyer, listing } = await offered();
      const heads = async (who: typeof buyer) =>
        (await dataOf<ConversationsAnswer>(call('GET', '/conversations', who))).conversations.map(
          ({ listing_id, other_user_id, unread_count }) => [listing_id, other_user_id, unread_count],
        );
      expect((await offer(seller, buyer, listing, 200)).status).toBe(404);
      expect((await offer(seller, seller, listing, 200)).status).toBe(403);
      expect((await offer(buyer, seller, listing, 200, unknownId)).status).toBe(404);
      expect((await offer(buyer, seller, listing, 0)).status).toBe(422);
      expect(await heads(buyer)).toEqual([]);

      const json = { amount: 200 };
      const headers = { 'idempotency-key': `first-offer-${listing.id}` };
      const send = () =>
        api().call('POST', `/messages/conversations/${listing.id}/${seller.id}/offers`, {
          token: buyer.token,
          json,
          headers,
        });
      const first = await made(send());
      expect(await made(send())).toEqual(first);
      expect(await heads(buyer)).toEqual([[listing.id, seller.id, 0]]);
      expect(await heads(seller)).toEqual([[listing.id, buyer.id, 1]]);
      expect((await offer(buyer, seller, listing, 210)).status).toBe(409);
    });

    test('come first only while the listing is available and neither user is blocked', async () => {
      const { seller, buyer, listing } = await offered();
      const block = (method: string) =>
        api().call(method, `/auth/blocks/${buyer.id}`, { token: seller.token });
      await block('PUT');
      expect((await offer(buyer, seller, listing, 200)).status).toBe(404);
      await block('DELETE');
      await api().call('PATCH', `/listings/${listing.id}/status`, {
        token: seller.token,
        json: { status: 'sold' },
      });
      expect(await errorOf(offer(buyer, seller, listing, 200))).toMatchObject({ code: 'not_active' });
    });

    test('are declined by the other user and withdrawn by their maker, never the other way round', async () => {
      const { seller, buyer, listing } = await talk();
      const { id } = await made(offer(buyer, seller, listing, 100));
      for (const status of ['accepted', 'declined'])
        expect((await answer(buyer, id, status)).status).toBe(403);
      expect((await answer(seller, id, 'withdrawn')).status).toBe(403);
      expect((await offer(buyer, seller, listing, 120, id)).status).toBe(403);
      expect((await answer(seller, id, 'declined')).status).toBe(200);
      const late = await answer(buyer, id, 'withdrawn');
      expect(late.status).toBe(409);
      expect(await errorOf(Promise.resolve(late))).toMatchObject({
        code: 'offer_closed',
        message: texts.offers.tooLate.declined,
      });
      const next = await made(offer(buyer, seller, listing, 110));
      expect((await answer(buyer, next.id, 'withdrawn')).status).toBe(200);
      expect(await errorOf(answer(seller, next.id, 'accepted'))).toMatchObject({
        message: texts.offers.tooLate.withdrawn,
      });
      const said = (await thread(buyer, seller, listing)).map(({ notice }) => notice).filter(Boolean);
      expect(said).toEqual(['offer_withdrawn', 'offer_declined']);
    });

    test('one at a time: of concurrent offers one stands, and of concurrent responses one counts', async () => {
      const { seller, buyer, listing } = await talk();
      const at = [
        offer(buyer, seller, listing, 100),
        offer(seller, buyer, listing, 200),
        offer(buyer, seller, listing, 150),
      ];
      const statuses = (await Promise.all(at)).map(({ status }) => status);
      expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
      const open = (await thread(buyer, seller, listing)).filter(
        ({ offer: each }) => each?.status === 'open',
      );
      expect(open).toHaveLength(1);
      const [standing] = open;
      if (standing === undefined) throw new Error('none stands');
      const [maker, other] = standing.from_user_id === buyer.id ? [buyer, seller] : [seller, buyer];
      const answers = await Promise.all([
        answer(maker, standing.id, 'withdrawn'),
        answer(other, standing.id, 'accepted'),
        offer(other, maker, listing, 170, standing.id),
      ]);
      const won = answers.filter(({ ok }) => ok);
      expect(won).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
      const after = (await thread(buyer, seller, listing)).filter(({ offer: each }) => each !== undefined);
      const wonBy = answers.findIndex(({ ok }) => ok);
      expect(after.find(({ id }) => id === standing.id)?.offer?.status).toBe(
        ['withdrawn', 'accepted', 'countered'][wonBy],
      );
      expect(after).toHaveLength(wonBy === 2 ? 2 : 1);
    });

    test('only for a negotiable price and an available listing', async () => {
      const fixed = await talk({ price_type: 'fixed' });
      const refused = await offer(fixed.buyer, fixed.seller, fixed.listing, 100);
      expect(refused.status).toBe(409);
      expect(await errorOf(Promise.resolve(refused))).toMatchObject({
        code: 'no_offers',
        message: texts.offers.notTaken,
      });

      const { seller, buyer, listing } = await talk();
      const { id } = await made(offer(buyer, seller, listing, 100));
      await api().call('PATCH', `/listings/${listing.id}/status`, {
        token: seller.token,
        json: { status: 'sold' },
      });
      expect((await answer(seller, id, 'accepted')).status).toBe(409);
      expect((await answer(seller, id, 'declined')).status).toBe(200);
      expect((await offer(buyer, seller, listing, 120)).status).toBe(409);
      await api().call('PATCH', `/listings/${listing.id}/status`, {
        token: seller.token,
        json: { status: 'reserved' },
      });
      expect((await offer(buyer, seller, listing, 130)).status).toBe(201);
    });

    test.each([[0], [-5], [1.005], [1_000_000], ['much'], [null], [undefined], [{}]])(
      'of %s are rejected',
      async (amount) => {
        const { seller, buyer, listing } = await talk();
        expect((await offer(buyer, seller, listing, amount)).status).toBe(422);
      },
    );

    test('can be seen and answered only by the two users', async () => {
      const { seller, buyer, listing } = await talk();
      const stranger = await api().newUser('Eve');
      const { id } = await made(offer(buyer, seller, listing, 100));
      expect((await offer(stranger, buyer, listing, 90)).status).toBe(404);
      for (const status of ['accepted', 'declined', 'withdrawn']) {
        expect((await answer(stranger, id, status)).status).toBe(404);
        expect((await call('PUT', `/${id}/offer`, undefined, { status })).status).toBe(401);
      }
      expect((await answer(seller, unknownId, 'accepted')).status).toBe(404);
      expect((await answer(seller, id, 'expired')).status).toBe(422);
      expect((await offer(seller, buyer, listing, 90, unknownId)).status).toBe(404);
      // A message that is not an offer.
      const [, question] = await thread(seller, buyer, listing);
      expect((await answer(seller, question?.id ?? '', 'accepted')).status).toBe(404);
    });
  });
}
