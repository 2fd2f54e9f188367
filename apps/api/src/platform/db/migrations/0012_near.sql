-- Places on a globe: points and what lies within a radius by an index, which the embedded database and any managed
-- PostgreSQL have.
CREATE EXTENSION IF NOT EXISTS cube;
CREATE EXTENSION IF NOT EXISTS earthdistance;

-- What places a listing for everyone: its ZIP code, or its city where it has none.
CREATE FUNCTION place_key(place jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
AS $$
  SELECT coalesce(nullif(place ->> 'postal_code', ''), lower(place ->> 'state') || ' ' || public.fold_place(place ->> 'city'))
$$;

-- A point that everyone may be told distances from: a place that is no street is its own center. Of a street, only
-- what is left of it in tenths of a degree, until whoever knows the center says it.
CREATE FUNCTION place_center(place jsonb) RETURNS cube LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
AS $$
  SELECT ll_to_earth(
    round((place ->> 'latitude')::numeric, digits)::float8, round((place ->> 'longitude')::numeric, digits)::float8)::cube
  FROM (SELECT CASE WHEN place ->> 'street' = '' THEN 9 ELSE 1 END AS digits) AS told
$$;

-- The centers of all places that listings have used: a radius is looked for among these few, and the listings of the
-- places in it are then found, counted and sorted by one index.
CREATE TABLE listing_places (
  place_key text PRIMARY KEY,
  center cube NOT NULL
);
CREATE INDEX listing_places_center ON listing_places USING gist (center);

ALTER TABLE listings ADD COLUMN place_key text GENERATED ALWAYS AS (place_key(place)) STORED;
CREATE INDEX listings_near ON listings (place_key, listed_at DESC, id DESC) INCLUDE (user_id, price_cents, category_id)
  WHERE status = 'active';

-- Written in sorted order, as the counts are; a place that is its own center before a street in it.
CREATE OR REPLACE FUNCTION listings_placed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_cities (city_key)
    SELECT DISTINCT city_key FROM added WHERE city_key IS NOT NULL ORDER BY city_key
    ON CONFLICT DO NOTHING;
  INSERT INTO listing_places (place_key, center)
    SELECT DISTINCT ON (place_key) place_key, place_center(place) FROM added
    WHERE place_key IS NOT NULL AND place_center(place) IS NOT NULL
    ORDER BY place_key, place ->> 'street' <> ''
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

-- Adds the places that the triggers would have. For whoever put very many listings in without them.
CREATE FUNCTION recount_places() RETURNS void LANGUAGE sql AS $$
  INSERT INTO listing_places (place_key, center)
    SELECT DISTINCT ON (place_key) place_key, place_center(place) FROM listings
    WHERE place_key IS NOT NULL AND place_center(place) IS NOT NULL
    ORDER BY place_key, place ->> 'street' <> ''
    ON CONFLICT DO NOTHING
$$;

-- A ZIP code that was suggested is known by its center; the others by their listings.
INSERT INTO listing_places (place_key, center)
  SELECT DISTINCT ON (key) key, place_center(told) FROM (
    SELECT to_jsonb(p) AS told, place_key(to_jsonb(p)) AS key FROM places p WHERE p.street = ''
  ) AS suggested
  WHERE key IN (SELECT place_key FROM listings) AND place_center(told) IS NOT NULL
  ORDER BY key
  ON CONFLICT DO NOTHING;
SELECT recount_places();
