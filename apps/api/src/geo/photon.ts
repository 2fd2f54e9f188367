import { placeTypes, type PlaceSuggestion, type PlaceType } from '@porchlight/domain';
import type { Geocoder, Logger } from '../deps.ts';
import { errorFields } from '../logger.ts';
import { stateCode } from './states.ts';

/** How long an upstream may take before the bundled places answer alone. */
const PATIENCE_MS = 3_000;

/**
 * Street addresses from an upstream geocoder with Photon-shaped answers, cities and ZIP codes from the bundled
 * places. When the upstream fails, the bundled places answer alone.
 * @param url the upstream's search address, e.g. 'https://photon.example/api'
 */
export function photonGeocoder(url: string, bundled: Geocoder, logger: Logger, fetchFrom = fetch): Geocoder {
  return {
    async suggest(text, types, limit, signal) {
      const near = await bundled.suggest(text, types, limit);
      if (!types.includes('address')) return near;
      const streets = await ask(text, limit, signal).catch((error: unknown) => {
        logger.warn('geocoder_failed', errorFields(error));
        return [];
      });
      // A text with a house number means an address; any other is more often a city.
      const isAddress = /^\d+\s+\D/.test(text);
      const seen = new Set<string>();
      return (isAddress ? [...streets, ...near] : [...near.slice(0, limit - 3), ...streets])
        .filter((place) => !seen.has(place.formatted) && seen.add(place.formatted))
        .slice(0, limit);
    },
  };

  async function ask(
    text: string,
    limit: number,
    signal: AbortSignal | undefined,
  ): Promise<PlaceSuggestion[]> {
    const target = new URL(url);
    target.searchParams.set('q', text);
    target.searchParams.set('limit', String(limit));
    target.searchParams.set('lang', 'en');
    const patience = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetchFrom(target, {
      headers: { accept: 'application/json' },
      signal: signal === undefined ? patience : AbortSignal.any([signal, patience]),
    });
    if (!response.ok) throw new Error(`The geocoder answered ${response.status}.`);
    const body: unknown = await response.json();
    return featuresOf(body).flatMap((feature) => addressOf(feature) ?? []);
  }
}

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

function featuresOf(body: unknown): Fields[] {
  const features = isFields(body) ? body['features'] : undefined;
  return Array.isArray(features) ? features.filter(isFields) : [];
}

/** An upstream feature as an address of the U.S.; null for anything else. */
function addressOf(feature: Fields): PlaceSuggestion | null {
  const properties = isFields(feature['properties']) ? feature['properties'] : {};
  const geometry = isFields(feature['geometry']) ? feature['geometry'] : {};
  const point: unknown[] = Array.isArray(geometry['coordinates']) ? geometry['coordinates'] : [];
  const text = (name: string): string => {
    const value = properties[name];
    return typeof value === 'string' ? value.trim().slice(0, 200) : '';
  };
  const state = stateCode(text('state'));
  const city = text('city') || text('town') || text('district');
  const road = text('street') || (text('type') === 'street' ? text('name') : '');
  const [longitude, latitude] = point.map(Number);
  if (text('countrycode').toUpperCase() !== 'US' || state === undefined || city === '' || road === '')
    return null;
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) return null;
  const street = [text('housenumber'), road].filter(Boolean).join(' ');
  const postalCode = /^\d{5}/.exec(text('postcode'))?.[0] ?? '';
  const formatted = `${street}, ${city}, ${state}${postalCode === '' ? '' : ` ${postalCode}`}`;
  const type: PlaceType = placeTypes[0];
  return {
    place_id: `osm-${text('osm_type').toLowerCase()}-${String(properties['osm_id'] ?? formatted)}`,
    formatted,
    street,
    city,
    state,
    postal_code: postalCode,
    country: 'US',
    latitude: latitude ?? 0,
    longitude: longitude ?? 0,
    text: formatted,
    type,
  };
}
