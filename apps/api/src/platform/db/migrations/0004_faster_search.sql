-- Text indexes are read far more often than written: without the list of entries not yet sorted in, which every search
-- would read from end to end, and which nobody but autovacuum ever empties.
ALTER INDEX listings_search SET (fastupdate = off);
ALTER INDEX search_words_similar SET (fastupdate = off);
SELECT gin_clean_pending_list('listings_search'), gin_clean_pending_list('search_words_similar');

-- A category within a range of prices, or sorted by price.
CREATE INDEX listings_category_price ON listings (category_id, price_cents, id) WHERE status = 'active';

-- Every city that listings have used, by its folded name. What a person types is compared with these few names, and
-- the listings of the cities it fits are then found, counted and sorted by one index.
CREATE TABLE listing_cities (
  city_key text PRIMARY KEY,
  words tsvector GENERATED ALWAYS AS (to_tsvector('simple'::regconfig, city_key)) STORED
);
CREATE INDEX listing_cities_words ON listing_cities USING gin (words) WITH (fastupdate = off);
INSERT INTO listing_cities (city_key) SELECT DISTINCT city_key FROM listings WHERE city_key IS NOT NULL;

-- Written in sorted order, as the counts are.
CREATE FUNCTION listings_placed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_cities (city_key)
    SELECT DISTINCT city_key FROM added WHERE city_key IS NOT NULL ORDER BY city_key
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER listings_placed AFTER INSERT ON listings
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION listings_placed();
CREATE TRIGGER listings_moved AFTER UPDATE ON listings
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION listings_placed();

-- Takes the index over the words of each listing's own city with it.
ALTER TABLE listings DROP COLUMN city_words;
CREATE INDEX listings_city ON listings (city_key, listed_at DESC, id DESC) INCLUDE (state) WHERE status = 'active';
