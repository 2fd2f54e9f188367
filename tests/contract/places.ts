import type { PlaceSuggestion } from '@porchlight/domain';
import { describe, expect, it } from 'vitest';
import type { ContractApi } from './api.ts';

/** What the location field asks while somebody types. */
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
        const listing = await api().listingOf(await api().somebody(), { location: place?.text });
        expect(listing.canonical_location?.city).toBe('Austin');
      },
    );

    it('are none for too little and for nonsense', async () => {
      expect(await suggest('q=au&types=city')).toEqual([]);
      expect(await suggest('q=zxqvkjw&types=city')).toEqual([]);
    });
  });
}
