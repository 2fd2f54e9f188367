import type { Place } from '@porchlight/domain';
import type { Queryable } from '../../platform/db/index.ts';
import {
  bundledPlaces,
  cityOfShortName,
  foldPlace,
  readPlace,
  withDirection,
  zipFits,
} from '../geo/index.ts';

/** The places that a location filter means. */
export type PlacesWanted =
  | { kind: 'zip'; zip: string; city: { key: string; state: string } | null }
  /** Listings in a state, or in cities of the same name. */
  | { kind: 'state'; state: string; city: string }
  /** Cities by folded name; in one state, if known. */
  | { kind: 'cities'; keys: readonly string[]; state: string | null }
  /** Not a place. */
  | { kind: 'nowhere' };

/**
 * Resolves a location filter: 'Austin', 'austin, tx', 'Austin Texas', 'TX', 'texas', '78701', 'Austin, TX 78701',
 * 'NYC'. A city may be given by any of its words, the last of which may be incomplete.
 * @param placeOfZip the bundled place of a ZIP code, so that a listing posted with only the city is found too
 */
export async function findPlaces(
  db: Queryable,
  text: string,
  placeOfZip: (zip: string) => Place | null,
): Promise<PlacesWanted> {
  const asked = readPlace(text);
  const { whole, name, states, ending, alone, zip } = asked;
  if (zip !== undefined) {
    const place = placeOfZip(zip);
    const city = place && { key: foldPlace(place.city), state: place.state };
    if (place === null ? whole === '' : zipFits(asked, place)) return { kind: 'zip', zip, city };
  }
  if (alone !== undefined) return { kind: 'state', state: alone, city: whole };

  const town = states === undefined && ending !== undefined ? ending.name : name;
  const named = states ?? (ending === undefined ? undefined : [ending.state]);
  const ofTown = cityOfShortName(town);
  const short =
    cityOfShortName(whole) ?? (ofTown && named?.includes(ofTown.state) === true ? ofTown : undefined);
  if (short !== undefined) return { kind: 'cities', keys: [foldPlace(short.city)], state: short.state };

  if (town === '' || named?.length === 0) return { kind: 'nowhere' };
  // Without a comma, a name may end like a state: Port Washington is no port in Washington.
  const wholeKeys = states === undefined && ending !== undefined ? await citiesWith(db, whole, '') : [];
  if (wholeKeys.length > 0) return { kind: 'cities', keys: wholeKeys, state: null };
  const keys = await citiesWith(db, town, ':*');
  const state = named === undefined || named.length === 1 ? named?.[0] : await likeliestState(text);
  return keys.length === 0 ? { kind: 'nowhere' } : { kind: 'cities', keys, state: state ?? null };
}

/** The keys of the cities that contain these words in sequence; `:*` allows an incomplete last word. */
async function citiesWith(db: Queryable, name: string, ending: '' | ':*'): Promise<string[]> {
  // Folded names contain only letters, digits and spaces, so they are safe inside a tsquery.
  const phrases = [...new Set([name, withDirection(name)])].map(
    (words) => `(${words.replaceAll(' ', ' <-> ')}${ending})`,
  );
  const rows = await db.query<{ city_key: string }>(
    `SELECT city_key FROM listing_cities WHERE words @@ to_tsquery('simple', $1)`,
    [phrases.join(' | ')],
  );
  return rows.map((row) => row.city_key);
}

/** The state of the largest town that matches a text with a half-typed state. */
async function likeliestState(text: string): Promise<string | undefined> {
  return (await (await bundledPlaces()).find(text))?.state;
}
