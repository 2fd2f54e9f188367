import type { Place } from '@porchlight/domain';
import type { Queryable } from '../../platform/db/index.ts';
import { bundledPlaces } from './gazetteer.ts';
import { stateCode } from './states.ts';

/**
 * Stores places by their `formatted` text, so that a listing posted with that text can be resolved to them.
 */
export async function rememberPlaces(db: Queryable, places: readonly Place[]): Promise<void> {
  if (places.length === 0) return;
  await db.query(
    `INSERT INTO places (formatted, place_id, street, city, state, postal_code, country, latitude, longitude)
     SELECT DISTINCT ON (formatted) formatted, place_id, street, city, state, postal_code, country, latitude, longitude
     FROM jsonb_to_recordset($1::jsonb) AS place (formatted text, place_id text, street text, city text, state text,
       postal_code text, country text, latitude float8, longitude float8)
     WHERE NOT EXISTS (SELECT 1 FROM places known WHERE known.formatted = place.formatted)
     ORDER BY formatted
     ON CONFLICT DO NOTHING`,
    [JSON.stringify(places)],
  );
}

/**
 * Stores the center of a place with a street before its listing is written: that of its ZIP code, or of its
 * city. Search and distances use it. The database stores the center of other places by itself.
 */
export async function rememberCenter(db: Queryable, place: Place): Promise<void> {
  if (place.street === '') return;
  const places = await bundledPlaces();
  const center = places.zip(place.postal_code) ?? places.city(place.city, place.state);
  if (center === null) return;
  await db.query(
    `INSERT INTO listing_places AS known (place_key, center) VALUES (place_key($1::jsonb), ll_to_earth($2, $3))
     ON CONFLICT (place_key) DO UPDATE SET center = excluded.center WHERE known.center <> excluded.center`,
    [JSON.stringify(place), center.latitude, center.longitude],
  );
}

/**
 * The place that a location text was chosen from: an earlier suggestion, or a bundled city or ZIP code in its
 * suggested form ('Austin, TX', 'Austin, TX 78701'). `null` for any other text.
 */
export async function resolvePlace(db: Queryable, text: string): Promise<Place | null> {
  const formatted = text.trim().replace(/\s+/g, ' ');
  const [known] = await db.query<Place & Record<string, unknown>>(
    `SELECT formatted, place_id, street, city, state, postal_code, country, latitude, longitude
     FROM places WHERE formatted = $1`,
    [formatted],
  );
  if (known !== undefined) return known;
  return bundledPlace(formatted);
}

async function bundledPlace(text: string): Promise<Place | null> {
  const [, city = '', stateText = '', zip] = /^([^,]+), ?([A-Za-z .]+?)(?: (\d{5}))?$/.exec(text) ?? [];
  const state = stateCode(stateText);
  if (state === undefined) return null;
  const places = await bundledPlaces();
  if (zip === undefined) return places.city(city, state);
  const place = places.zip(zip);
  return place?.state === state ? place : null;
}
