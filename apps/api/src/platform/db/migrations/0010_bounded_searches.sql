-- How many listings of each person each category has in each status: what the deactivated have is taken off the counters
-- without looking into listings. It is kept apart from who is deactivated, so that neither waits for the other.
CREATE TABLE owner_listing_counts (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  category_id uuid NOT NULL REFERENCES categories,
  status text NOT NULL,
  listings integer NOT NULL,
  PRIMARY KEY (user_id, category_id, status)
) WITH (fillfactor = 70);

-- Written in sorted order, as the other counts are. A deletion only takes off what is there: it may be its owner's own,
-- whose counts are gone already.
CREATE FUNCTION listings_owned() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO owner_listing_counts AS c (user_id, category_id, status, listings)
      SELECT user_id, category_id, status, count(*) FROM added GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
      ON CONFLICT (user_id, category_id, status) DO UPDATE SET listings = c.listings + excluded.listings;
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO owner_listing_counts AS c (user_id, category_id, status, listings)
      SELECT user_id, category_id, status, sum(step) FROM (
        SELECT user_id, category_id, status, 1 AS step FROM added
        UNION ALL
        SELECT user_id, category_id, status, -1 FROM removed
      ) AS steps GROUP BY 1, 2, 3 HAVING sum(step) <> 0 ORDER BY 1, 2, 3
      ON CONFLICT (user_id, category_id, status) DO UPDATE SET listings = c.listings + excluded.listings;
  ELSE
    UPDATE owner_listing_counts AS c SET listings = c.listings - gone.listings
      FROM (SELECT user_id, category_id, status, count(*) AS listings FROM removed GROUP BY 1, 2, 3) AS gone
      WHERE (c.user_id, c.category_id, c.status) = (gone.user_id, gone.category_id, gone.status);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER listings_owned_added AFTER INSERT ON listings
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION listings_owned();
CREATE TRIGGER listings_owned_removed AFTER DELETE ON listings
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION listings_owned();
CREATE TRIGGER listings_owned_changed AFTER UPDATE ON listings
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION listings_owned();

CREATE OR REPLACE VIEW public_listing_counts AS
  SELECT n.category_id, n.status, n.listings - coalesce(theirs.listings, 0) AS listings
  FROM listing_counts n LEFT JOIN (
    SELECT c.category_id, c.status, sum(c.listings)::integer AS listings
    FROM users u JOIN owner_listing_counts c ON c.user_id = u.id WHERE NOT u.active GROUP BY 1, 2
  ) theirs USING (category_id, status);
DROP INDEX listings_owner_counts;

-- The words of a listing that a misspelled one is compared with. A number is meant as it is typed.
CREATE OR REPLACE FUNCTION words_of(title text, description text) RETURNS SETOF text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  SELECT DISTINCT word FROM regexp_split_to_table(public.fold(title || ' ' || description), '[^a-z0-9]+') AS word
  WHERE length(word) BETWEEN 3 AND 30 AND word ~ '[a-z]'
$$;

-- Counts anew what the triggers keep: counters, cities and words. For whoever put very many listings in without them.
CREATE FUNCTION recount_listings() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM listing_counts;
  INSERT INTO listing_counts (category_id, status, listings)
    SELECT category_id, status, count(*) FROM listings GROUP BY 1, 2;
  DELETE FROM owner_listing_counts;
  INSERT INTO owner_listing_counts (user_id, category_id, status, listings)
    SELECT user_id, category_id, status, count(*) FROM listings GROUP BY 1, 2, 3;
  DELETE FROM listing_cities;
  INSERT INTO listing_cities (city_key) SELECT DISTINCT city_key FROM listings WHERE city_key IS NOT NULL;
  DELETE FROM search_words;
  INSERT INTO search_words (word, listings)
    SELECT word, count(*) FROM listings, words_of(title, description) AS word GROUP BY word;
END $$;
SELECT recount_listings();

-- Lists are found, and as far as they have page numbers counted, from these alone: whose a listing is and what it costs
-- stand in the index, the rows are wide.
DROP INDEX listings_newest, listings_category_newest, listings_city, listings_price, listings_category_price, listings_title;
CREATE INDEX listings_newest ON listings (listed_at DESC, id DESC) INCLUDE (user_id, price_cents) WHERE status = 'active';
CREATE INDEX listings_category_newest ON listings (category_id, listed_at DESC, id DESC) INCLUDE (user_id, price_cents)
  WHERE status = 'active';
CREATE INDEX listings_city ON listings (city_key, listed_at DESC, id DESC) INCLUDE (state, user_id, price_cents)
  WHERE status = 'active';
CREATE INDEX listings_price ON listings (price_cents, id) INCLUDE (user_id) WHERE status = 'active';
CREATE INDEX listings_category_price ON listings (category_id, price_cents, id) INCLUDE (user_id) WHERE status = 'active';
CREATE INDEX listings_title ON listings (title_key COLLATE "C", id) INCLUDE (user_id) WHERE status = 'active';

-- A word in a city, from the index alone as well.
DROP INDEX listings_search;
CREATE INDEX listings_search ON listings USING gin (search, category_id, city_key) WITH (fastupdate = off)
  WHERE status = 'active';

-- A city is in one state mostly: taken for two conditions that have nothing to do with each other, plans expect too few.
CREATE STATISTICS listings_place (dependencies) ON city_key, state FROM listings;
-- No search is worth a second process: it is over sooner than that one has started, or takes what others need.
ALTER TABLE listings SET (parallel_workers = 0);
