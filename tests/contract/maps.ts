import {
  type AreaAnswer,
  type Listing,
  type ListingsAnswer,
  type MapAnswer,
  readBounds,
} from '@porchlight/domain';
import { describe, expect, it } from 'vitest';
import { dataOf, type ContractApi } from './api.ts';

const decimals = (degrees: number): number => String(degrees).split('.')[1]?.length ?? 0;

/** Contract for maps of listings: results and approximate places, never exact points. */
export function mapsContract(api: () => ContractApi): void {
  describe('a map of listings', () => {
    const map = async (query: string): Promise<MapAnswer> =>
      dataOf<MapAnswer>(api().call('GET', `/listings/map?${query}`));
    const list = async (query: string): Promise<ListingsAnswer> =>
      dataOf<ListingsAnswer>(api().call('GET', `/listings?${query}`));
    /** About a hundred miles around the center of Austin. */
    const austin = '-98.9,29.4,-96.6,31.2';

    /** Two listings in one town and one in another, with a unique word in their titles. */
    async function three(): Promise<{ word: string; here: Listing[]; there: Listing }> {
      const seller = await api().newUser();
      const word = `mapword${seller.id.replaceAll(/\W/g, '').slice(-10)}`;
      const towns = (await (await api().call('GET', '/geo/autocomplete?q=Austin&types=city')).json())
        .suggestions;
      const others = (await (await api().call('GET', '/geo/autocomplete?q=Madison&types=city')).json())
        .suggestions;
      const make = (location: string, price: number) =>
        api().listingOf(seller, { title: `A ${word} chair`, location, price });
      return {
        word,
        here: [await make(towns[0].text, 40), await make(towns[0].text, 25)],
        there: await make(others[0].text, 90),
      };
    }

    it("has pins and clusters of the list's results within the bounds", async () => {
      const { word, here, there } = await three();
      const all = await map(`query=${word}`);
      expect(all).toMatchObject({
        total: 3,
        pins: [{ id: there.id, title: there.title, price: 90, price_type: there.price_type }],
        clusters: [{ listings: 2, lowest_price: 25 }],
      });
      const [cluster] = all.clusters;
      const lies = readBounds(cluster?.bounds ?? '');
      expect(lies).toEqual({
        west: cluster?.longitude,
        south: cluster?.latitude,
        east: cluster?.longitude,
        north: cluster?.latitude,
      });
      const part = `query=${word}&bounds=${austin}`;
      expect(await map(part)).toMatchObject({ total: 2, pins: [], clusters: [{ listings: 2 }] });
      const listed = await list(part);
      expect(listed.listings.map(({ id }) => id).toSorted()).toEqual(here.map(({ id }) => id).toSorted());
      expect(listed.pagination.total).toBe(2);
      expect(await map(`${part}&max_price=30&cells=16`)).toMatchObject({
        total: 1,
        pins: [{ id: here[1]?.id }],
      });
      expect((await map(`bounds=${austin}`)).places.map(({ name }) => name)).toContain('Austin');
      const around = await map(`query=${word}&near=${encodeURIComponent('Austin, TX')}&radius=25`);
      expect(around).toMatchObject({ total: 2, near: { latitude: 30.27, longitude: -97.74 } });
      expect(await map(`query=${word}&bounds=-120,60,-119,61`)).toMatchObject({
        total: 0,
        bounds: '',
        pins: [],
        clusters: [],
      });
    });

    it('rounds places to a hundredth of a degree, whatever was posted, and shows no street', async () => {
      const ana = await api().newUser();
      const suggestions = await api().call(
        'GET',
        `/geo/autocomplete?q=${encodeURIComponent('100 Congress Avenue, Austin, TX')}&types=address,city,postcode`,
      );
      const [address] = (await suggestions.json()).suggestions;
      const own = await api().listingOf(ana, { location: address.text });
      // The owner sees neither: a map is the same for all users.
      for (const options of [{}, { token: ana.token }])
        for (const path of [
          `/listings/map?query=${encodeURIComponent(own.title)}&bounds=${austin}`,
          `/listings/${own.id}/area`,
        ]) {
          const response = await api().call('GET', path, options);
          const body = await response.text();
          expect(body).not.toMatch(/congress/i);
          if (address.type === 'address')
            for (const degrees of [address.latitude, address.longitude])
              expect(body).not.toContain(String(degrees));
        }
      const { area } = await dataOf<AreaAnswer>(api().call('GET', `/listings/${own.id}/area`));
      expect(area).toMatchObject({
        latitude: expect.closeTo(30.27, 0),
        longitude: expect.closeTo(-97.74, 0),
      });
      expect(decimals(area?.latitude ?? NaN)).toBeLessThanOrEqual(2);
      expect(decimals(area?.longitude ?? NaN)).toBeLessThanOrEqual(2);
      expect(area?.radius_miles).toBeGreaterThan(1);
    });

    it.each(['1,2,3', 'a,b,c,d', '-200,0,0,5', '0,0,1,91', '0,5,1,4', '0,0,1,1,1'])(
      'rejects invalid bounds: %s',
      async (bounds) => {
        for (const path of ['map', '']) {
          const response = await api().call('GET', `/listings/${path}?bounds=${bounds}`.replace('/?', '?'));
          expect(response.status).toBe(422);
          expect((await response.json()).errors).toMatchObject({ bounds: [expect.any(String)] });
        }
      },
    );

    it('is empty for an unknown category, and missing for an unknown listing', async () => {
      expect(await map('category_id=no-such-category')).toMatchObject({ total: 0, pins: [], clusters: [] });
      const missing = '00000000-0000-4000-8000-00000000dead';
      expect((await api().call('GET', `/listings/${missing}/area`)).status).toBe(404);
    });
  });
}
