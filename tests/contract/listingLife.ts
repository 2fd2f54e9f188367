import {
  type AskersAnswer,
  type ConversationAnswer,
  type Listing,
  type ListingsAnswer,
  listingLife,
  listingStatuses,
  type Message,
  texts,
} from '@porchlight/domain';
import { describe, expect, test } from 'vitest';
import { type ContractApi, dataOf, errorOf, type TestUser, unknownId } from './api.ts';

/** Contract for reserving, selling, relisting and renewing a listing. */
export function listingLifeContract(api: () => ContractApi): void {
  const call = (method: string, path: string, who?: TestUser, json?: unknown) =>
    api().call(method, path, {
      ...(who === undefined ? {} : { token: who.token }),
      ...(json === undefined ? {} : { json }),
    });
  const change = (who: TestUser | undefined, id: string, status: unknown, promisedTo?: string) =>
    call('PATCH', `/listings/${id}/status`, who, {
      status,
      ...(promisedTo !== undefined && { promised_to: promisedTo }),
    });
  const write = (who: TestUser, id: string) =>
    call('POST', '/messages', who, { listing_id: id, subject: '', content: 'Is it still there?' });

  /** A seller, a listing, and two users who have asked about it. */
  const asked = async () => {
    const [seller, first, second] = [await api().newUser(), await api().newUser(), await api().newUser()];
    const { id } = await api().listingOf(seller);
    await write(first, id);
    await write(second, id);
    return { seller, first, second, id };
  };
  const thread = async (of: TestUser, id: string, other: TestUser): Promise<Message[]> => {
    const answer = await call('GET', `/messages/conversations/${id}/${other.id}`, of);
    return (await dataOf<ConversationAnswer>(answer)).messages;
  };

  describe('the life of a listing', () => {
    test.each(
      (['active', 'reserved', 'sold'] as const).flatMap((from) =>
        listingStatuses.map((to) => [from, to] as const),
      ),
    )('from %s to %s, as the table says', async (from, to) => {
      const seller = await api().newUser();
      const { id } = await api().listingOf(seller);
      if (from !== 'active') expect((await change(seller, id, from)).status).toBe(200);
      const life: Partial<Record<string, string>> = listingLife[from];
      const leads = Object.entries(life).some(([name, status]) => name !== 'expire' && status === to);
      const answer = await change(seller, id, to);
      expect(answer.status).toBe(leads || from === to ? 200 : 422);
      const seen = await dataOf<Listing>(call('GET', `/listings/${id}`));
      expect(seen.status).toBe(leads ? to : from);
    });

    test('rejects any other status, and changes by other users', async () => {
      const [ana, eve] = [await api().newUser(), await api().newUser()];
      const { id } = await api().listingOf(ana);
      for (const status of ['SOLD', '', null, 7, ['sold']])
        expect((await change(ana, id, status)).status).toBe(422);
      expect((await change(eve, id, 'sold')).status).toBe(403);
      expect((await change(undefined, id, 'sold')).status).toBe(401);
      expect((await change(ana, unknownId, 'sold')).status).toBe(404);
    });

    test('askers are shown only to the owner, newest first', async () => {
      const { seller, first, second, id } = await asked();
      const { askers } = await dataOf<AskersAnswer>(call('GET', `/listings/${id}/askers`, seller));
      expect(askers.map((each) => each.id)).toEqual([second.id, first.id]);
      expect(askers.some((each) => 'has_accepted_offer' in each)).toBe(false);
      expect((await call('GET', `/listings/${id}/askers`, first)).status).toBe(403);
      expect((await call('GET', `/listings/${id}/askers`)).status).toBe(401);
      expect((await call('GET', `/listings/${unknownId}/askers`, seller)).status).toBe(404);
    });

    test('the promised buyer reads it in their conversation, and only the owner sees who that is', async () => {
      const { seller, first, second, id } = await asked();
      const reserved = await dataOf<Listing>(change(seller, id, 'reserved', first.id));
      expect(reserved).toMatchObject({ status: 'reserved', promised_to: { id: first.id } });
      for (const who of [undefined, first, second])
        expect(await dataOf<Listing>(call('GET', `/listings/${id}`, who))).not.toHaveProperty('promised_to');
      expect(await thread(first, id, seller)).toMatchObject([
        {
          notice: 'reserved',
          content: texts.messages.notices.reserved,
          from_user_id: seller.id,
          read: false,
        },
        {},
      ]);
      expect(await thread(second, id, seller)).toHaveLength(1);

      await change(seller, id, 'sold', second.id);
      expect((await thread(first, id, seller))[0]).toMatchObject({ notice: 'gone' });
      expect((await thread(second, id, seller))[0]).toMatchObject({ notice: 'sold' });

      await change(seller, id, 'active');
      expect((await thread(second, id, seller))[0]).toMatchObject({ notice: 'released' });
      expect(await thread(first, id, seller)).toHaveLength(3);
      expect(await dataOf<Listing>(call('GET', `/listings/${id}`, seller))).not.toHaveProperty('promised_to');
    });

    test('promising twice posts one notice', async () => {
      const { seller, first, id } = await asked();
      for (let round = 0; round < 2; round += 1)
        expect((await change(seller, id, 'sold', first.id)).status).toBe(200);
      expect(await thread(first, id, seller)).toHaveLength(2);
    });

    test("can't be promised to a user who hasn't asked", async () => {
      const { seller, id } = await asked();
      const stranger = await api().newUser();
      for (const person of [stranger.id, seller.id, unknownId, 'x']) {
        const answer = await change(seller, id, 'sold', person);
        expect(answer.status).toBe(422);
        expect(Object.keys((await errorOf(answer)).errors ?? {})).toEqual(['promised_to']);
      }
      expect((await dataOf<Listing>(call('GET', `/listings/${id}`))).status).toBe('active');
    });

    test("a reserved one is in no list, can be asked about and saved, and can't be bumped", async () => {
      const { seller, id } = await asked();
      await change(seller, id, 'reserved');
      const late = await api().newUser();
      const { listings } = await dataOf<ListingsAnswer>(call('GET', '/listings?limit=100'));
      expect(listings.map((listing) => listing.id)).not.toContain(id);
      expect((await write(late, id)).status).toBe(201);
      expect((await call('POST', `/favorites/${id}`, late)).status).toBe(200);
      expect((await call('POST', `/listings/${id}/bump`, seller)).status).toBe(409);
    });

    test('a renewed reservation stays promised, without another notice', async () => {
      const { seller, first, id } = await asked();
      await change(seller, id, 'reserved', first.id);
      const renewed = await dataOf<Listing>(change(seller, id, 'reserved'));
      expect(renewed).toMatchObject({ status: 'reserved', promised_to: { id: first.id } });
      expect(await thread(first, id, seller)).toHaveLength(2);
    });

    test('only its owner sees when it expires', async () => {
      const seller = await api().newUser();
      const listing = await api().listingOf(seller);
      const day = 24 * 3_600_000;
      const lasts = Date.parse(listing.expires_at ?? '') - Date.parse(listing.created_at);
      expect(lasts / day).toBeCloseTo(60, 1);
      expect(await dataOf<Listing>(call('GET', `/listings/${listing.id}`))).not.toHaveProperty('expires_at');
    });
  });
}
