import type { Listing, ListingsAnswer, PlaceSuggestion } from '@porchlight/domain';
import { describe, expect, it } from 'vitest';
import { dataOf, type ContractApi } from './api.ts';

/** Contract for place suggestions in the location field. */
export function placesContract(api: () => ContractApi): void {
  describe('place suggestions', () => {
    const suggest = async (query: string): Promise<PlaceSuggestion[]> => {
      const response = await api().call('GET', `/geo/autocomplete?${query}`);
      expect(response.status).toBe(200);
      return (await response.json()).suggestions;
    };

    it('are whole places', async () => {
      const [place] = await suggest('q=Austin&types=address,city,postcode');
      expect(place).toMatchObject({
        place_id: expect.any(String),
        formatted: expect.stringContaining('Austin'),
        city: 'Austin',
        latitude: expect.any(Number),
        longitude: expect.any(Number),
        text: expect.any(String),
        type: expect.stringMatching(/^(address|city|postcode)$/),
      });
    });

    it('know ZIP codes', async () => {
      expect((await suggest('q=78701&types=postcode'))[0]).toMatchObject({
        postal_code: '78701',
        state: 'TX',
      });
    });

    it.each(['123 Main St, Austin, TX', '123 main st austin tx'])(
      'lead from a street address to its city, which a listing may have: %s',
      async (address) => {
        const [place] = await suggest(`q=${encodeURIComponent(address)}&types=address,city,postcode`);
        expect(place).toMatchObject({ city: 'Austin', state: 'TX' });
        const listing = await api().listingOf(await api().newUser(), { location: place?.text });
        expect(listing.canonical_location?.city).toBe('Austin');
      },
    );

    it('may be addresses; only the owner of a listing sees more than the town', async () => {
      const [ana, ben] = [await api().newUser(), await api().newUser()];
      // A server without addresses suggests a town.
      const [address] = await suggest('q=100 Congress Avenue, Austin, TX&types=address,city,postcode');
      const location = address?.text ?? '';
      const own = await api().listingOf(ana, { location });
      expect(own).toMatchObject({ location, canonical_location: { place_id: address?.place_id } });
      const asked = { token: ben.token };
      const content = { listing_id: own.id, content: 'Is it still there?' };
      await api().call('POST', '/messages', { ...asked, json: content });
      await api().call('POST', `/favorites/${own.id}`, asked);

      const query = `query=${encodeURIComponent(own.title)}`;
      for (const [path, options] of [
        [`/listings/${own.id}`, {}],
        [`/listings/${own.id}`, asked],
        [`/listings?${query}`, {}],
        [`/listings/recent`, {}],
        [`/categories/${own.category_id}/listings?${query}`, asked],
        ['/favorites', asked],
        ['/messages/conversations', asked],
        [`/messages/conversations/${own.id}/${ana.id}`, asked],
      ] as const) {
        const text = await (await api().call('GET', path, options)).text();
        expect(text, path).toContain(own.id);
        expect(text, path).not.toMatch(/congress|"street":"[^"]/i);
        if (address?.type === 'address') expect(text, path).not.toContain(address.place_id);
      }
      const seen = await dataOf<Listing>(api().call('GET', `/listings/${own.id}`));
      expect(seen).toMatchObject({ canonical_location: { city: 'Austin', state: 'TX' } });
      expect(seen.location).toBe(seen.canonical_location?.formatted);

      const found = async (by: string): Promise<boolean> => {
        const { listings } = await dataOf<ListingsAnswer>(api().call('GET', `/listings?limit=100&${by}`));
        return listings.some(({ id }) => id === own.id);
      };
      expect(await found('location=Austin')).toBe(true);
      // Distance is measured from the ZIP code's center, not from the door.
      const [zip] = await suggest('q=78701&types=postcode');
      const from = `near=${encodeURIComponent(zip?.text ?? '')}&radius=5`;
      const { listings: near } = await dataOf<ListingsAnswer>(
        api().call('GET', `/listings?${query}&${from}`),
      );
      expect(near.find(({ id }) => id === own.id)?.distance_miles).toBe(0);
      for (const by of ['query=Congress', 'location=Congress', 'location=100 Congress Avenue'])
        expect([by, await found(by)]).toEqual([by, false]);
    });

    it('are the nearest to a point, if any is near', async () => {
      const nearest = async (point: string) => api().call('GET', `/geo/nearest?${point}`);
      expect((await (await nearest('lat=30.27&lng=-97.74')).json()).suggestions).toMatchObject([
        { city: 'Austin', state: 'TX', type: 'postcode' },
      ]);
      expect(await (await nearest('lat=51.51&lng=-0.13')).json()).toEqual({ suggestions: [] });
      expect((await nearest('lat=north&lng=1')).status).toBe(422);
    });

    it('are empty for short input and nonsense', async () => {
      expect(await suggest('q=au&types=city')).toEqual([]);
      expect(await suggest('q=zxqvkjw&types=city')).toEqual([]);
    });
  });
}
