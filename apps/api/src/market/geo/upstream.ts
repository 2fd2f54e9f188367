import { isRecord, type PlaceSuggestion } from '@porchlight/domain';
import type { Clock, Geocoder, Logger } from '../../platform/ports/index.ts';
import { errorFields } from '../../platform/logger.ts';
import { stateCode, territoryCodes } from './states.ts';

/** Suggestions are for typing: a slower response is not worth waiting for. */
const timeoutMs = 2_000;
/** How long to skip the upstream after a failure, so that it doesn't delay every keystroke. */
const restMs = 30_000;
const answerMaxBytes = 1_000_000;
/** Responses are cached for this long and up to this number: users of one town type the same streets. */
const keptMs = 10 * 60_000;
const keptMax = 1_000;
/** West, south, east and north limits of the states, Puerto Rico and the U.S. Virgin Islands, in degrees. */
const unitedStates = '-179.2,17.6,-64.5,71.5';

export interface UpstreamOptions {
  /** URL of the search call of a Photon server, such as `https://photon.example.org/api`. */
  url: string;
  /** Suggests cities and ZIP codes, and is the fallback when the upstream fails. */
  bundled: Geocoder;
  clock: Clock;
  logger: Logger;
  fetch?: typeof fetch;
}

/** Adds street addresses from a Photon server to the bundled cities and ZIP codes. */
export function createUpstreamGeocoder({
  url,
  bundled,
  clock,
  logger,
  fetch: call = fetch,
}: UpstreamOptions): Geocoder {
  let restUntil = 0;
  const kept = new Map<string, { places: PlaceSuggestion[]; until: number }>();

  async function addresses(
    text: string,
    limit: number,
    signal: AbortSignal | undefined,
  ): Promise<PlaceSuggestion[]> {
    const now = clock.now().getTime();
    const key = `${limit} ${text.toLowerCase()}`;
    const known = kept.get(key);
    if (known !== undefined && known.until > now) return known.places;
    if (now < restUntil) return [];
    try {
      const timeout = AbortSignal.timeout(timeoutMs);
      const answer = await call(searchUrl(url, text, limit), {
        signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
        headers: { accept: 'application/json' },
        redirect: 'error',
      });
      const places = readAnswer(await readLimited(answer)).slice(0, limit);
      if (kept.size >= keptMax) kept.clear();
      kept.set(key, { places, until: now + keptMs });
      return places;
    } catch (error) {
      // Aborted because the user kept typing: not a failure of the upstream.
      if (signal?.aborted) return [];
      restUntil = clock.now().getTime() + restMs;
      logger.warn('geocoder_unavailable', errorFields(error));
      return [];
    }
  }

  return {
    async suggest(text, types, limit, signal) {
      const [streets, places] = await Promise.all([
        types.includes('address') ? addresses(text, limit, signal) : [],
        bundled.suggest(text, types, limit, signal),
      ]);
      // A number before a word is the beginning of an address.
      const asksForAddress = /^\d+[a-z]?\s+\S/i.test(text);
      return (asksForAddress ? [...streets, ...places] : [...places, ...streets]).slice(0, limit);
    },
  };
}

function searchUrl(base: string, text: string, limit: number): URL {
  const url = new URL(base);
  url.searchParams.set('q', text);
  url.searchParams.set('limit', String(limit));
  url.searchParams.set('lang', 'en');
  url.searchParams.set('bbox', unitedStates);
  for (const layer of ['house', 'street']) url.searchParams.append('layer', layer);
  return url;
}

/** @throws when the response is not successful or too large */
async function readLimited(answer: Response): Promise<unknown> {
  if (!answer.ok) {
    await answer.body?.cancel();
    throw new Error(`The geocoder responded with ${answer.status}.`);
  }
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of answer.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > answerMaxBytes) throw new Error('The response of the geocoder is too large.');
  }
  return JSON.parse(text);
}

/** The complete U.S. addresses of a GeoJSON response. */
function readAnswer(answer: unknown): PlaceSuggestion[] {
  const features = isRecord(answer) && Array.isArray(answer['features']) ? answer['features'] : [];
  const found = new Map<string, PlaceSuggestion>();
  for (const feature of features) {
    const place = readFeature(feature);
    if (place !== null && !found.has(place.formatted)) found.set(place.formatted, place);
  }
  return [...found.values()];
}

function readFeature(feature: unknown): PlaceSuggestion | null {
  if (!isRecord(feature) || !isRecord(feature['properties']) || !isRecord(feature['geometry'])) return null;
  const { properties, geometry } = feature;
  const field = (name: string): string => {
    const value = properties[name];
    // The upstream's response is untrusted input.
    return typeof value === 'string'
      ? value
          .replace(/[\p{Cc}\s]+/gu, ' ')
          .trim()
          .slice(0, 100)
      : '';
  };
  const [longitude, latitude] = Array.isArray(geometry['coordinates']) ? geometry['coordinates'] : [];
  const country = field('countrycode').toUpperCase();
  // Some maps treat a territory as a country.
  const state = territoryCodes.find((code) => code === country) ?? stateCode(field('state'));
  const road = field('street') || (field('type') === 'street' ? field('name') : '');
  const city = field('city') || field('locality') || field('district') || field('county');
  const isThere = country === 'US' || country === state;
  if (!isThere || state === undefined || road === '' || city === '') return null;
  if (!isDegrees(longitude, 180) || !isDegrees(latitude, 90)) return null;

  const street = [field('housenumber'), road].filter(Boolean).join(' ');
  const zip = /^\d{5}/.exec(field('postcode'))?.[0] ?? '';
  const formatted = `${street}, ${city}, ${[state, zip].filter(Boolean).join(' ')}`;
  return {
    place_id: `osm:${field('osm_type')}${String(properties['osm_id']).replace(/\D/g, '').slice(0, 20)}`,
    formatted,
    street,
    city,
    state,
    postal_code: zip,
    country: 'US',
    latitude,
    longitude,
    text: formatted,
    type: 'address',
  };
}

function isDegrees(value: unknown, max: number): value is number {
  return typeof value === 'number' && Math.abs(value) <= max;
}
