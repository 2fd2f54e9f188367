import type { Place, PublicPlace } from '../answers/index.ts';

/** The public part of a place: town, state and ZIP code, never a street or anything more precise. */
export function publicPlace(place: Omit<Place, 'latitude' | 'longitude'>): PublicPlace {
  const { city, state, postal_code, country } = place;
  const formatted = `${city}, ${[state, postal_code].filter(Boolean).join(' ')}`;
  // The place id of an address reveals the address.
  const place_id = place.formatted === formatted ? place.place_id : '';
  return { place_id, formatted, street: '', city, state, postal_code, country };
}
