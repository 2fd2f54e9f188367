import type { Place, PublicPlace } from './entities.ts';

/**
 * A place as everyone may see it, whatever it was chosen as: town, state and ZIP code, never a street or what tells a
 * house from its neighbors.
 */
export function publicPlace(place: Omit<Place, 'latitude' | 'longitude'>): PublicPlace {
  const { city, state, postal_code, country } = place;
  const formatted = `${city}, ${[state, postal_code].filter(Boolean).join(' ')}`;
  // The id of an address is the address.
  const place_id = place.formatted === formatted ? place.place_id : '';
  return { place_id, formatted, street: '', city, state, postal_code, country };
}
