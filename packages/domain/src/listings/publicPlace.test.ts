import { expect, test } from 'vitest';
import type { Place } from '../answers/index.ts';
import { publicPlace } from './publicPlace.ts';

const house: Place = {
  place_id: 'osm:N42',
  formatted: '100 Congress Avenue, Austin, TX 78701',
  street: '100 Congress Avenue',
  city: 'Austin',
  state: 'TX',
  postal_code: '78701',
  country: 'US',
  latitude: 30.2672,
  longitude: -97.7431,
};
const zip: Place = { ...house, place_id: 'us-zip-78701', formatted: 'Austin, TX 78701', street: '' };
const city: Place = { ...zip, place_id: 'us-city-tx-austin', formatted: 'Austin, TX', postal_code: '' };

test.each([
  ['an address', house, { place_id: '', formatted: 'Austin, TX 78701', postal_code: '78701' }],
  ['an address without a ZIP code', { ...house, postal_code: '' }, { place_id: '', formatted: 'Austin, TX' }],
  [
    'an address whose street got lost',
    { ...house, street: '' },
    { place_id: '', formatted: 'Austin, TX 78701' },
  ],
  ['a ZIP code', zip, { place_id: 'us-zip-78701', formatted: 'Austin, TX 78701' }],
  ['a city', city, { place_id: 'us-city-tx-austin', formatted: 'Austin, TX' }],
])('the public place of %s is its town', (_name, place, seen) => {
  const shown = publicPlace(place);
  expect(shown).toMatchObject({ ...seen, city: 'Austin', state: 'TX', country: 'US', street: '' });
  expect(Object.keys(shown)).not.toContain('latitude');
  expect(JSON.stringify(shown)).not.toMatch(/Congress|osm|longitude/);
});
