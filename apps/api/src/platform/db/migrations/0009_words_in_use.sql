-- How many listings use a word: with the last of them it goes, so that nothing of a deleted listing is left to guess by.
ALTER TABLE search_words ADD COLUMN listings integer NOT NULL DEFAULT 0;
-- Room for the counter to change in place, beside the index over the trigrams.
ALTER TABLE search_words SET (fillfactor = 70);

-- The words of a listing that a misspelled one is compared with.
CREATE FUNCTION words_of(title text, description text) RETURNS SETOF text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  SELECT DISTINCT word FROM regexp_split_to_table(public.fold(title || ' ' || description), '[^a-z0-9]+') AS word
  WHERE length(word) BETWEEN 3 AND 30
$$;

-- Written in sorted order, as the counts are.
INSERT INTO search_words AS w (word, listings)
  SELECT word, count(*) FROM listings, words_of(title, description) AS word GROUP BY word ORDER BY word
  ON CONFLICT (word) DO UPDATE SET listings = excluded.listings;
DELETE FROM search_words WHERE listings = 0;

CREATE OR REPLACE FUNCTION listings_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_counts AS c (category_id, status, listings)
    SELECT category_id, status, count(*) FROM added GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (category_id, status) DO UPDATE SET listings = c.listings + excluded.listings;
  INSERT INTO search_words AS w (word, listings)
    SELECT word, count(*) FROM added, words_of(title, description) AS word GROUP BY word ORDER BY word
    ON CONFLICT (word) DO UPDATE SET listings = w.listings + excluded.listings;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION listings_removed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  gone text[];
BEGIN
  INSERT INTO listing_counts AS c (category_id, status, listings)
    SELECT category_id, status, -count(*) FROM removed GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (category_id, status) DO UPDATE SET listings = c.listings + excluded.listings;
  WITH changed AS (
    INSERT INTO search_words AS w (word, listings)
      SELECT word, -count(*) FROM removed, words_of(title, description) AS word GROUP BY word ORDER BY word
      ON CONFLICT (word) DO UPDATE SET listings = w.listings + excluded.listings
      RETURNING w.word, w.listings
  ) SELECT array_agg(word) INTO gone FROM changed WHERE listings <= 0;
  DELETE FROM search_words WHERE word = ANY(gone);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION listings_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  gone text[];
BEGIN
  INSERT INTO listing_counts AS c (category_id, status, listings)
    SELECT category_id, status, sum(step) FROM (
      SELECT category_id, status, 1 AS step FROM added
      UNION ALL
      SELECT category_id, status, -1 FROM removed
    ) AS steps GROUP BY 1, 2 HAVING sum(step) <> 0 ORDER BY 1, 2
    ON CONFLICT (category_id, status) DO UPDATE SET listings = c.listings + excluded.listings;
  WITH rewritten AS (
    SELECT a.title, a.description, r.title AS old_title, r.description AS old_description
    FROM added a JOIN removed r USING (id) WHERE a.title <> r.title OR a.description <> r.description
  ), steps AS (
    SELECT word, 1 AS step FROM rewritten, words_of(title, description) AS word
    UNION ALL
    SELECT word, -1 FROM rewritten, words_of(old_title, old_description) AS word
  ), changed AS (
    INSERT INTO search_words AS w (word, listings)
      SELECT word, sum(step) FROM steps GROUP BY word HAVING sum(step) <> 0 ORDER BY word
      ON CONFLICT (word) DO UPDATE SET listings = w.listings + excluded.listings
      RETURNING w.word, w.listings
  ) SELECT array_agg(word) INTO gone FROM changed WHERE listings <= 0;
  DELETE FROM search_words WHERE word = ANY(gone);
  RETURN NULL;
END $$;
