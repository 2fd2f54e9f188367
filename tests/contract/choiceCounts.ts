import type { Category, ChoiceCountsAnswer } from '@porchlight/domain';
import { describe, expect, it } from 'vitest';
import { dataOf, unknownId, type ContractApi } from './api.ts';

/** Contract for the numbers next to the choices of filters. */
export function choiceCountsContract(api: () => ContractApi): void {
  describe('counts of choices', () => {
    const counts = async (query: string, token?: string): Promise<ChoiceCountsAnswer> =>
      dataOf<ChoiceCountsAnswer>(
        api().call('GET', `/listings/counts?${query}`, token === undefined ? {} : { token }),
      );

    /** Three listings with a unique word in their titles, in two categories of things. */
    async function three() {
      const seller = await api().newUser();
      const word = `zcou${crypto.randomUUID().replaceAll(/[^a-f]/g, '')}`;
      const groups = await dataOf<Category[]>(api().call('GET', '/categories'));
      const [first = '', second = ''] = groups
        .flatMap(({ subCategories }) => subCategories)
        .flatMap((sub) => (sub.has_condition === true ? [sub.id] : []));
      for (const [category, condition, price] of [
        [first, 'new', 10],
        [first, 'good', 20],
        [second, 'good', 30],
      ] as const)
        await api().listingOf(seller, { title: word, category_id: category, condition, price });
      return { seller, word, first, second };
    }

    it('say what each choice would find, with the other filters as they are', async () => {
      const { word, first, second } = await three();
      expect(await counts(`query=${word}`)).toEqual({
        is_exact: true,
        categories: { [first]: 2, [second]: 1 },
        conditions: { new: 1, good: 2 },
        posted_within: { 1: 3, 3: 3, 7: 3, 30: 3 },
        with_photos: 0,
      });
      expect(await counts(`query=${word}&max_price=25`)).toMatchObject({
        categories: { [first]: 2 },
        conditions: { new: 1, good: 1 },
      });
      // A filter does not limit its own choices.
      expect(await counts(`query=${word}&category_id=${first}&condition=new`)).toEqual({
        is_exact: true,
        categories: { [first]: 1 },
        conditions: { new: 1, good: 1 },
        posted_within: { 1: 1, 3: 1, 7: 1, 30: 1 },
        with_photos: 0,
      });
      expect(await counts(`query=${word}&posted_within=1&with_photos=true`)).toEqual({
        is_exact: true,
        categories: {},
        conditions: {},
        posted_within: {},
        with_photos: 0,
      });
    });

    it('leave out blocked sellers', async () => {
      const { seller, word } = await three();
      const viewer = await api().newUser();
      expect((await counts(`query=${word}`, viewer.token)).conditions).toEqual({ new: 1, good: 2 });
      await api().call('PUT', `/auth/blocks/${seller.id}`, { token: viewer.token });
      expect((await counts(`query=${word}`, viewer.token)).conditions).toEqual({});
    });

    it('are empty when nothing matches, and reject invalid filters', async () => {
      for (const query of ['query=zxqvkjw', 'category_id=no-such-category', `user_id=${unknownId}`])
        expect(await counts(query), query).toMatchObject({ is_exact: true, categories: {}, with_photos: 0 });
      expect((await api().call('GET', '/listings/counts?condition=shiny')).status).toBe(422);
    });
  });
}
