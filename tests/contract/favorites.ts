import { type Listing } from '@porchlight/domain';
import { describe, expect, test } from 'vitest';
import { dataOf, unknownId, type ContractApi, type TestUser } from './api.ts';

export function favoritesContract(api: () => ContractApi): void {
  const call = (method: string, path: string, who?: TestUser) =>
    api().call(method, `/favorites${path}`, who === undefined ? {} : { token: who.token });
  const saved = async (who: TestUser) => (await dataOf<Listing[]>(call('GET', '', who))).map(({ id }) => id);

  describe('favorites', () => {
    test('saving and removing are idempotent; the check answers at the top', async () => {
      const [ana, ben] = [await api().newUser(), await api().newUser()];
      const { id } = await api().listingOf(ana);
      for (const [method, expected] of [
        ['POST', true],
        ['POST', true],
        ['DELETE', false],
        ['DELETE', false],
      ] as const) {
        const answer = await call(method, `/${id}`, ben);
        expect(answer.status).toBe(200);
        expect(await dataOf(answer)).toEqual({ is_favorite: expected });
        expect(await (await call('GET', `/${id}/check`, ben)).json()).toEqual({ is_favorite: expected });
      }
    });

    test('only active listings of other users; a listing sold later can still be removed', async () => {
      const [ana, ben, cleo] = [await api().newUser(), await api().newUser(), await api().newUser()];
      const { id } = await api().listingOf(ana);
      expect((await call('POST', `/${id}`, ana)).status).toBe(403);
      expect((await call('POST', `/${unknownId}`, ben)).status).toBe(404);
      await call('POST', `/${id}`, ben);
      await api().call('PATCH', `/listings/${id}/status`, { token: ana.token, json: { status: 'sold' } });
      expect((await call('POST', `/${id}`, cleo)).status).toBe(409);
      expect(await saved(ben)).toEqual([id]);
      expect((await call('DELETE', `/${id}`, ben)).status).toBe(200);
      expect(await saved(ben)).toEqual([]);
    });

    test('the newest save comes first; what is deleted is gone', async () => {
      const [ana, ben] = [await api().newUser(), await api().newUser()];
      const [first, second] = [await api().listingOf(ana), await api().listingOf(ana)];
      await call('POST', `/${second.id}`, ben);
      await call('POST', `/${first.id}`, ben);
      const ids = await saved(ben);
      expect(ids.toSorted()).toEqual([first.id, second.id].toSorted());
      await api().call('DELETE', `/listings/${second.id}`, { token: ana.token });
      expect(await saved(ben)).toEqual([first.id]);
    });

    test('fifty concurrent toggles leave one state', async () => {
      const [ana, ben] = [await api().newUser(), await api().newUser()];
      const { id } = await api().listingOf(ana);
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, n) => call(n % 2 === 0 ? 'POST' : 'DELETE', `/${id}`, ben)),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      await call('POST', `/${id}`, ben);
      expect(await saved(ben)).toEqual([id]);
    });

    test('visitors have none', async () => {
      for (const [method, path] of [
        ['GET', ''],
        ['GET', `/${unknownId}/check`],
        ['POST', `/${unknownId}`],
        ['DELETE', `/${unknownId}`],
      ] as const) {
        expect((await call(method, path)).status).toBe(401);
      }
    });
  });
}
