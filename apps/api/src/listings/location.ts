import type { Place } from '@porchlight/domain';
import { foldPlace, stateCode } from '../geo/index.ts';

/** What a location filter means: any one of these. */
export type LocationMatch =
  | { kind: 'zip'; zip: string; city: { key: string; state: string } | null }
  /** Listings of a state, or of cities called like it. */
  | { kind: 'state'; state: string; city: string }
  | { kind: 'city'; city: string; state: string | null }
  /** Nothing that could be a place. */
  | { kind: 'nowhere' };

/**
 * Reads a location filter: 'Austin', 'austin, tx', 'Austin Texas', 'TX', 'texas', '78701', 'Austin, TX 78701'.
 * @param placeOfZip the bundled place of a ZIP code, so that a listing posted with the city alone is found too
 */
export function readLocation(text: string, placeOfZip: (zip: string) => Place | null): LocationMatch {
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
  if (city === '' && after === undefined) return { kind: 'nowhere' };
  if (city === '' && after !== undefined) return { kind: 'state', state: after, city };
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
