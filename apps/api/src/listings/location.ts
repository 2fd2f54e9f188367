import type { Place } from '@porchlight/domain';
import type { Queryable } from '../db/index.ts';
import { foldPlace, stateCode } from '../geo/index.ts';

/** What is known of a location filter from its text alone. */
type PlaceNamed =
  | { kind: 'zip'; zip: string; city: { key: string; state: string } | null }
  /** Listings of a state, or of cities called like it. */
  | { kind: 'state'; state: string; city: string }
  /** Nothing that could be a place. */
  | { kind: 'nowhere' };

/** What a location filter's text says. */
type LocationText = PlaceNamed | { kind: 'city'; city: string; state: string | null };

/** The places a location filter means. */
export type PlacesWanted =
  | PlaceNamed
  /** Cities by their folded names; all of them in one state, if it is known. */
  | { kind: 'cities'; keys: readonly string[]; state: string | null };

/**
 * Finds what a location filter means: 'Austin', 'austin, tx', 'Austin Texas', 'TX', 'texas', '78701', 'Austin, TX 78701'.
 * A city may be given by any of its words, the last of which may be incomplete.
 * @param placeOfZip the bundled place of a ZIP code, so that a listing posted with the city alone is found too
 */
export async function findPlaces(
  db: Queryable,
  text: string,
  placeOfZip: (zip: string) => Place | null,
): Promise<PlacesWanted> {
  const location = readLocation(text, placeOfZip);
  if (location.kind !== 'city') return location;
  // Folded names hold letters, digits and spaces only, so they are safe inside a tsquery.
  const words = `${location.city.replaceAll(' ', ' <-> ')}:*`;
  const rows = await db.query<{ city_key: string }>(
    `SELECT city_key FROM listing_cities WHERE words @@ to_tsquery('simple', $1)`,
    [words],
  );
  const keys = rows.map((row) => row.city_key);
  return keys.length === 0 ? { kind: 'nowhere' } : { kind: 'cities', keys, state: location.state };
}

function readLocation(text: string, placeOfZip: (zip: string) => Place | null): LocationText {
  const zip = /(?:^|[\s,])(\d{5})(?:-\d{1,4})?\s*$/.exec(text)?.[1];
  if (zip !== undefined) {
    const place = placeOfZip(zip);
    return {
      kind: 'zip',
      zip,
      city: place === null ? null : { key: foldPlace(place.city), state: place.state },
    };
  }
  const [cityPart = '', ...rest] = text.split(',');
  const after = rest.map((part) => stateCode(part.replaceAll('.', ''))).find((code) => code !== undefined);
  const city = foldPlace(cityPart);
  if (city === '') return after === undefined ? { kind: 'nowhere' } : { kind: 'state', state: after, city };
  if (after !== undefined) return { kind: 'city', city, state: after };
  const whole = stateCode(cityPart);
  if (whole !== undefined) return { kind: 'state', state: whole, city };
  return { kind: 'city', ...splitState(city) };
}

function splitState(folded: string): { city: string; state: string | null } {
  const words = folded.split(' ');
  for (const count of [1, 2, 3]) {
    if (words.length <= count) break;
    const state = stateCode(words.slice(-count).join(' '));
    if (state !== undefined) return { city: words.slice(0, -count).join(' '), state };
  }
  return { city: folded, state: null };
}
