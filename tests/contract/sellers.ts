import { limits, type ListingsAnswer, type Message, type SellerProfile } from '@porchlight/domain';
import { describe, expect, it } from 'vitest';

import { type ContractApi, dataOf, errorOf, unknownId } from './api.ts';

/** Contract for public seller profiles. */
export function sellersContract(api: () => ContractApi): void {
  const read = (id: string) => dataOf<SellerProfile>(api().call('GET', `/users/${id}`));
  const offers = (id: string, more = '') =>
    dataOf<ListingsAnswer>(api().call('GET', `/listings?user_id=${id}${more}`));

  describe('a seller', () => {
    it('is told by name, since when, and how much they sold, and by nothing that is theirs alone', async () => {
      const seller = await api().newUser('Contract Seller');
      const { id } = await api().listingOf(seller);
      await api().listingOf(seller);
      const sold = { token: seller.token, json: { status: 'sold' } };
      expect((await api().call('PATCH', `/listings/${id}/status`, sold)).status).toBe(200);
      expect(await read(seller.id)).toEqual({
        id: seller.id,
        name: 'Contract Seller',
        avatar: null,
        created_at: seller.user.created_at,
        verified: false,
        sold_listings: 1,
      } satisfies SellerProfile);
    });

    it('filters listings, page by page', async () => {
      const [seller, other] = [await api().newUser(), await api().newUser()];
      await api().listingOf(other);
      expect((await offers(seller.id)).listings).toEqual([]);
      const own = [await api().listingOf(seller), await api().listingOf(seller)].map(({ id }) => id);
      const pages = [await offers(seller.id, '&limit=1'), await offers(seller.id, '&limit=1&page=2')];
      expect(pages.map(({ pagination }) => pagination.total)).toEqual([2, 2]);
      expect(new Set(pages.flatMap(({ listings }) => listings.map(({ id }) => id)))).toEqual(new Set(own));
    });

    it("who doesn't exist is missing and has no listings", async () => {
      const answer = await api().call('GET', `/users/${unknownId}`);
      expect(answer.status).toBe(404);
      expect((await errorOf(answer)).code).toBe('not_found');
      expect((await offers(unknownId)).listings).toEqual([]);
      expect((await offers('nobody')).listings).toEqual([]);
      expect((await api().call('GET', '/listings?user_id=a,b')).status).toBe(422);
    });

    it('has a usual reply time after replying to enough users', async () => {
      const seller = await api().newUser();
      const { id } = await api().listingOf(seller);
      for (let answered = 0; answered < limits.answersToTell; answered += 1) {
        expect(await read(seller.id)).not.toHaveProperty('answers_within');
        const { token } = await api().newUser();
        const json = { listing_id: id, subject: '', content: 'Is it still there?' };
        const asked = await dataOf<Message>(api().call('POST', '/messages', { token, json }));
        const reply = { token: seller.token, json: { content: 'It is.' } };
        expect((await api().call('POST', `/messages/${asked.id}/reply`, reply)).status).toBe(201);
      }
      expect((await read(seller.id)).answers_within).toBe('hour');
    });
  });
}
