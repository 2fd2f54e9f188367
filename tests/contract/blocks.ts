import {
  type AskersAnswer,
  type BlockedPerson,
  type BlocksAnswer,
  type ConversationAnswer,
  type ConversationsAnswer,
  type FavoriteCheckAnswer,
  type Listing,
  type ListingsAnswer,
  type MapAnswer,
  type Message,
  texts,
  type UnreadCountAnswer,
} from '@porchlight/domain';
import { describe, expect, test } from 'vitest';

import { type ContractApi, dataOf, errorOf, unknownId, type TestUser } from './api.ts';

/** Contract for blocks: neither user sees anything of the other, and the blocked user isn't notified. */
export function blocksContract(api: () => ContractApi): void {
  const call = (method: string, path: string, who?: TestUser, json?: unknown) =>
    api().call(method, path, {
      ...(who === undefined ? {} : { token: who.token }),
      ...(json === undefined ? {} : { json }),
    });
  const statusOf = async (...asked: Parameters<typeof call>) => (await call(...asked)).status;
  const block = (who: TestUser, other: { id: string }) => statusOf('PUT', `/auth/blocks/${other.id}`, who);
  const unblock = (who: TestUser, other: { id: string }) =>
    statusOf('DELETE', `/auth/blocks/${other.id}`, who);
  const blocked = async (who: TestUser): Promise<BlockedPerson[]> =>
    (await dataOf<BlocksAnswer>(call('GET', '/auth/blocks', who))).blocks;

  /** A seller, a buyer, a listing with a unique word in its title, and an offer for it. */
  async function talk() {
    const [seller, buyer] = [await api().newUser('Sam'), await api().newUser('Bea')];
    const word = `zq${crypto.randomUUID().replaceAll(/[^a-z]/g, '')}x`;
    const listing = await api().listingOf(seller, { title: `Table ${word}`, price_type: 'negotiable' });
    const content = `Is the ${word} still there?`;
    const first = await dataOf<Message>(
      call('POST', '/messages', buyer, { listing_id: listing.id, subject: '', content }),
    );
    expect(await statusOf('POST', `/favorites/${listing.id}`, buyer)).toBe(200);
    const offers = `/messages/conversations/${listing.id}/${seller.id}/offers`;
    const offer = await dataOf<Message>(call('POST', offers, buyer, { amount: 90 }));
    return { seller, buyer, listing, word, first, offer };
  }
  type Talk = Awaited<ReturnType<typeof talk>>;

  /** The places where a listing can appear, by name; true where the buyer (or a visitor) sees it. */
  async function found({ buyer: who, seller, listing, word }: Talk, visitor = false) {
    const as = visitor ? undefined : who;
    const has = (listings: readonly { id: string }[]) => listings.some(({ id }) => id === listing.id);
    const list = async (path: string) => {
      const { listings, pagination } = await dataOf<ListingsAnswer>(call('GET', path, as));
      // The list and its total agree.
      if (listings.length < pagination.limit) expect(pagination.total).toBe(listings.length);
      return has(listings);
    };
    const words = `query=${word}&spelling=exact`;
    const map = await dataOf<MapAnswer>(call('GET', `/listings/map?${words}`, as));
    return {
      page: (await statusOf('GET', `/listings/${listing.id}`, as)) === 200,
      near: (await statusOf('GET', `/listings/${listing.id}?near=Austin,%20TX`, as)) === 200,
      area: (await statusOf('GET', `/listings/${listing.id}/area`, as)) === 200,
      view: (await statusOf('POST', `/listings/${listing.id}/view`, as)) === 200,
      seller: (await statusOf('GET', `/users/${seller.id}`, as)) === 200,
      search: await list(`/listings?${words}`),
      theirs: await list(`/listings?user_id=${seller.id}`),
      category: await list(`/categories/${listing.category_id}/listings?${words}`),
      recent: has(await dataOf<Listing[]>(call('GET', '/listings/recent?limit=20', as))),
      map: map.total === 1 && has(map.pins),
    };
  }
  const everywhere = {
    page: true,
    near: true,
    area: true,
    view: true,
    seller: true,
    search: true,
    theirs: true,
    category: true,
    recent: true,
    map: true,
  };
  const nowhere = Object.fromEntries(Object.keys(everywhere).map((place) => [place, false]));

  /** What a user sees of a conversation with another user. */
  async function had(who: TestUser, other: TestUser, { listing, word }: Talk) {
    const thread = await call('GET', `/messages/conversations/${listing.id}/${other.id}`, who);
    const list = async (query = '') =>
      (await dataOf<ConversationsAnswer>(call('GET', `/messages/conversations${query}`, who))).pagination
        .total;
    return {
      thread: thread.status === 200,
      listed: await list(),
      looked: await list(`?query=${word}`),
      unread: (await dataOf<UnreadCountAnswer>(call('GET', '/messages/unread-count', who))).unread_count,
    };
  }
  const nothing = { thread: false, listed: 0, looked: 0, unread: 0 };

  describe('blocking a user', () => {
    test('is listed newest first, and can be repeated and undone any number of times', async () => {
      const [ana, ben, cleo] = [
        await api().newUser('Ana'),
        await api().newUser('Ben'),
        await api().newUser('Cleo'),
      ];
      expect(await blocked(ana)).toEqual([]);
      for (const other of [ben, ben, cleo, ben]) expect(await block(ana, other)).toBe(204);
      const people = await blocked(ana);
      expect(people.map(({ id, name, avatar }) => ({ id, name, avatar }))).toEqual([
        { id: cleo.id, name: 'Cleo', avatar: null },
        { id: ben.id, name: 'Ben', avatar: null },
      ]);
      for (const { blocked_at: since } of people) expect(Date.parse(since)).not.toBeNaN();
      expect(await blocked(ben)).toEqual([]);
      for (let times = 0; times < 2; times += 1) expect(await unblock(ana, ben)).toBe(204);
      expect((await blocked(ana)).map(({ id }) => id)).toEqual([cleo.id]);
      expect(await unblock(ana, { id: unknownId })).toBe(204);
    });

    test('is for members, and only about another member', async () => {
      const ana = await api().newUser();
      const own = await call('PUT', `/auth/blocks/${ana.id}`, ana);
      expect(own.status).toBe(403);
      expect((await errorOf(own)).message).toBe(texts.blocks.own);
      expect(await block(ana, { id: ana.id.toUpperCase() })).toBe(403);
      for (const id of [unknownId, 'nobody', "x'%20OR%20'1'='1", '%00', '..%2Fme'])
        expect(await block(ana, { id })).toBe(404);
      for (const [method, path] of [
        ['GET', ''],
        ['PUT', `/${ana.id}`],
        ['DELETE', `/${ana.id}`],
      ] as const)
        expect(await statusOf(method, `/auth/blocks${path}`)).toBe(401);
      expect(await blocked(ana)).toEqual([]);
    });

    test.each(['seller', 'buyer'] as const)(
      'hides listings and conversations from both users when the %s blocks, and restores them',
      async (blocker) => {
        const talked = await talk();
        const { seller, buyer, listing, first, offer } = talked;
        const [who, other] = blocker === 'seller' ? [seller, buyer] : [buyer, seller];
        const before = { buyer: await had(buyer, seller, talked), seller: await had(seller, buyer, talked) };
        expect(before.buyer).toEqual({ thread: true, listed: 1, looked: 1, unread: 0 });
        expect(before.seller).toEqual({ thread: true, listed: 1, looked: 1, unread: 2 });
        expect(await found(talked)).toEqual(everywhere);

        expect(await block(who, other)).toBe(204);
        expect(await found(talked)).toEqual(nowhere);
        expect(await had(buyer, seller, talked)).toEqual(nothing);
        expect(await had(seller, buyer, talked)).toEqual(nothing);
        expect(await dataOf<Listing[]>(call('GET', '/favorites', buyer))).toEqual([]);
        const check = await call('GET', `/favorites/${listing.id}/check`, buyer);
        expect((await check.json()) as FavoriteCheckAnswer).toEqual({ is_favorite: false });
        const askers = call('GET', `/listings/${listing.id}/askers`, seller);
        expect((await dataOf<AskersAnswer>(askers)).askers).toEqual([]);
        // Other users and the owner still see everything.
        expect(await found(talked, true)).toEqual(everywhere);
        expect(await statusOf('GET', `/listings/${listing.id}`, seller)).toBe(200);
        expect(await found({ ...talked, buyer: await api().newUser() })).toEqual(everywhere);

        expect(await unblock(who, other)).toBe(204);
        expect(await found(talked)).toEqual(everywhere);
        expect({
          buyer: await had(buyer, seller, talked),
          seller: await had(seller, buyer, talked),
        }).toEqual(before);
        expect((await dataOf<Listing[]>(call('GET', '/favorites', buyer))).map(({ id }) => id)).toEqual([
          listing.id,
        ]);
        const reply = `/messages/${first.id}/reply`;
        expect(await statusOf('POST', reply, seller, { content: 'It is.' })).toBe(201);
        // The offer has expired meanwhile, and a new one can be made.
        const thread = call('GET', `/messages/conversations/${listing.id}/${seller.id}`, buyer);
        const { messages } = await dataOf<ConversationAnswer>(thread);
        expect(messages.find(({ id }) => id === offer.id)?.offer?.status).toBe('expired');
        const offers = `/messages/conversations/${listing.id}/${seller.id}/offers`;
        expect(await statusOf('POST', offers, buyer, { amount: 95 })).toBe(201);
      },
    );

    test.each(['seller', 'buyer'] as const)(
      'stops what either user may do when the %s blocks, with the texts for deleted things',
      async (blocker) => {
        const { seller, buyer, listing, first, offer } = await talk();
        const [who, other] = blocker === 'seller' ? [seller, buyer] : [buyer, seller];
        await block(who, other);
        const asked = { listing_id: listing.id, subject: '', content: 'Hello?' };
        const written = await call('POST', '/messages', buyer, asked);
        const missing = await call('POST', '/messages', buyer, { ...asked, listing_id: unknownId });
        expect([written.status, missing.status]).toEqual([404, 404]);
        expect((await errorOf(written)).message).toBe((await errorOf(missing)).message);
        const refused: (readonly [method: string, path: string, json?: unknown])[] = [
          ['GET', `/messages/can-message/${listing.id}`],
          ['POST', `/favorites/${listing.id}`],
          ['POST', `/listings/${listing.id}/phone`],
        ];
        for (const [method, path] of refused) expect(await statusOf(method, path, buyer)).toBe(404);
        for (const [person, counterpart] of [
          [seller, buyer],
          [buyer, seller],
        ] as const) {
          const thread = `/messages/conversations/${listing.id}/${counterpart.id}`;
          const gone: typeof refused = [
            ['GET', thread],
            ['PUT', `${thread}/archived`],
            ['DELETE', `${thread}/archived`],
            ['POST', `${thread}/offers`, { amount: 80 }],
            ['GET', `/messages/${first.id}`],
            ['POST', `/messages/${first.id}/reply`, { content: 'Hello?' }],
            ['PUT', `/messages/${first.id}/read`],
            ['DELETE', `/messages/${first.id}`],
            ...['accepted', 'declined', 'withdrawn'].map(
              (status) => ['PUT', `/messages/${offer.id}/offer`, { status }] as const,
            ),
            ['GET', `/users/${counterpart.id}`],
          ];
          for (const [method, path, json] of gone)
            expect(await statusOf(method, path, person, json), `${method} ${path}`).toBe(404);
        }
        const promised = { status: 'reserved', promised_to: buyer.id };
        expect(await statusOf('PATCH', `/listings/${listing.id}/status`, seller, promised)).toBe(422);
      },
    );

    test('ends when undone, and a change of a promised listing notifies no one', async () => {
      const talked = await talk();
      const { seller, buyer, listing } = talked;
      const promised = { status: 'reserved', promised_to: buyer.id };
      expect(await statusOf('PATCH', `/listings/${listing.id}/status`, seller, promised)).toBe(200);
      expect(await block(seller, buyer)).toBe(204);
      // Blocking back gets the response for a missing user; anything else would reveal who blocked whom.
      expect(await block(buyer, seller)).toBe(404);
      const again = { status: 'active' };
      expect(await statusOf('PATCH', `/listings/${listing.id}/status`, seller, again)).toBe(200);
      expect(await found(talked)).toEqual(nowhere);
      expect(await unblock(buyer, seller)).toBe(204);
      expect(await found(talked)).toEqual(nowhere);
      expect(await unblock(seller, buyer)).toBe(204);
      expect(await found(talked)).toEqual(everywhere);
      const thread = call('GET', `/messages/conversations/${listing.id}/${seller.id}`, buyer);
      const said = (await dataOf<ConversationAnswer>(thread)).messages.map(({ notice }) => notice);
      expect(said.filter((notice) => notice !== undefined)).toEqual(['reserved']);
    });
  });
}
