-- What else a search for some words looks for: read by ts_rewrite. The rows come from search/synonyms.ts.
CREATE TABLE search_synonyms (
  -- As it is typed: 'lawn' & 'mower'.
  target tsquery PRIMARY KEY,
  -- What takes its place: the same, or what is meant by it, 'lawnmow'.
  substitute tsquery NOT NULL
);
-- Which of the texts that come with the server the database holds: what is there already is not written at every start.
CREATE TABLE seeded_texts (
  name text PRIMARY KEY,
  hash text NOT NULL
);

-- By their stem words are known: who looks for bikes means a word that is there, though every listing says bike.
ALTER TABLE search_words ADD COLUMN stem text
  GENERATED ALWAYS AS (coalesce((ts_lexize('english_stem'::regdictionary, word))[1], word)) STORED;
CREATE INDEX search_words_stem ON search_words (stem);

-- What titles of public listings are made of, a word or two neighbors, and in how many each is: what is suggested to
-- whoever types the beginning of it. Looked through in the order of bytes, so that a beginning is a range.
CREATE TABLE search_terms (
  -- 1 or 2.
  words smallint NOT NULL,
  term text COLLATE "C" NOT NULL,
  listings integer NOT NULL,
  PRIMARY KEY (words, term)
) WITH (fillfactor = 70);

-- The terms of a title. Neighbors have nothing but space or a hyphen between them, and neither is a word that no search
-- looks for, such as 'with'. What is written as one with a number, a dot or a slash is left out: no part of it is found.
-- Arrays, because plans expect few rows of one, but a thousand of a function: for those they make large hash tables.
CREATE FUNCTION terms_of(title text) RETURNS TABLE (words smallint, term text)
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  WITH tokens AS (
    SELECT part.place AS part, token.place, token.word,
      token.word ~ '^[a-z][a-z0-9]{1,29}$' AND ts_lexize('english_stem'::regdictionary, token.word) <> '{}' AS is_wanted
    FROM unnest(regexp_split_to_array(regexp_replace(public.fold(title), '[''’]', '', 'g'),
        '[^a-z0-9./@:_ -]+|[./@:_]+(?= |$)')) WITH ORDINALITY AS part (text, place),
      unnest(regexp_split_to_array(part.text, '[ -]+')) WITH ORDINALITY AS token (word, place)
  ), pairs AS (
    SELECT word, is_wanted, lead(word) OVER beside AS next_word, lead(is_wanted) OVER beside AS is_next_wanted
    FROM tokens WINDOW beside AS (PARTITION BY part ORDER BY place)
  )
  SELECT 1::smallint, word FROM pairs WHERE is_wanted
  UNION
  SELECT 2::smallint, word || ' ' || next_word FROM pairs WHERE is_wanted AND is_next_wanted
$$;

-- Takes steps, rows of one more or one less, into the counts of terms: in sorted order, as the other counts are. What no
-- listing has any more goes.
CREATE FUNCTION count_terms(titles text[], steps integer[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  gone boolean;
BEGIN
  WITH changed AS (
    INSERT INTO search_terms AS t (words, term, listings)
      SELECT terms.words, terms.term, sum(given.step)
      FROM unnest(titles, steps) AS given (title, step), terms_of(given.title) AS terms
      GROUP BY 1, 2 HAVING sum(given.step) <> 0 ORDER BY 1, 2
      ON CONFLICT (words, term) DO UPDATE SET listings = t.listings + excluded.listings
      RETURNING t.words, t.term, t.listings
  ) SELECT bool_or(changed.listings <= 0) INTO gone FROM changed;
  IF gone THEN
    DELETE FROM search_terms t USING (
      SELECT DISTINCT terms.words, terms.term FROM unnest(titles) AS title, terms_of(title) AS terms
    ) AS given WHERE t.words = given.words AND t.term = given.term AND t.listings <= 0;
  END IF;
END $$;

-- Public is what is active and of somebody who is. Whoever publishes holds on to their own row, so that being deactivated
-- at that moment waits, and counts this one too.
CREATE FUNCTION listings_termed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  titles text[];
  steps integer[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM FROM users WHERE id IN (SELECT user_id FROM added WHERE status = 'active') ORDER BY id FOR SHARE;
    SELECT array_agg(a.title), array_agg(1) INTO titles, steps
      FROM added a JOIN users u ON u.id = a.user_id AND u.active WHERE a.status = 'active';
  ELSIF TG_OP = 'UPDATE' THEN
    IF NOT EXISTS (SELECT FROM added a JOIN removed r USING (id) WHERE a.title <> r.title OR a.status <> r.status) THEN
      RETURN NULL;
    END IF;
    PERFORM FROM users WHERE id IN (SELECT user_id FROM added) ORDER BY id FOR SHARE;
    SELECT array_agg(changed.title), array_agg(changed.step) INTO titles, steps
      FROM (
        SELECT a.user_id, step.title, step.step FROM added a JOIN removed r USING (id),
          LATERAL (VALUES (a.title, a.status, 1), (r.title, r.status, -1)) AS step (title, status, step)
        WHERE (a.title <> r.title OR a.status <> r.status) AND step.status = 'active'
      ) AS changed JOIN users u ON u.id = changed.user_id AND u.active;
  ELSE
    SELECT array_agg(r.title), array_agg(-1) INTO titles, steps
      FROM removed r JOIN users u ON u.id = r.user_id AND u.active WHERE r.status = 'active';
  END IF;
  IF titles IS NOT NULL THEN
    PERFORM count_terms(titles, steps);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER listings_termed_added AFTER INSERT ON listings
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION listings_termed();
CREATE TRIGGER listings_termed_removed AFTER DELETE ON listings
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION listings_termed();
CREATE TRIGGER listings_termed_changed AFTER UPDATE ON listings
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION listings_termed();

-- Who is deactivated takes their words along, and who is back brings them. Before a person is deleted their listings
-- are: afterwards nobody could tell whether they were public.
CREATE FUNCTION users_termed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM listings WHERE user_id = OLD.id;
    RETURN OLD;
  END IF;
  PERFORM count_terms(array_agg(title), array_agg(CASE WHEN NEW.active THEN 1 ELSE -1 END))
    FROM listings WHERE user_id = NEW.id AND status = 'active' HAVING count(*) > 0;
  RETURN NULL;
END $$;
CREATE TRIGGER users_termed_activity AFTER UPDATE OF active ON users
  FOR EACH ROW WHEN (OLD.active <> NEW.active) EXECUTE FUNCTION users_termed();
CREATE TRIGGER users_termed_deleted BEFORE DELETE ON users FOR EACH ROW EXECUTE FUNCTION users_termed();

CREATE FUNCTION recount_search_terms() RETURNS void LANGUAGE sql AS $$
  DELETE FROM search_terms;
  INSERT INTO search_terms (words, term, listings)
    SELECT terms.words, terms.term, count(*) FROM listings l, terms_of(l.title) AS terms
    WHERE l.status = 'active' AND l.user_id NOT IN (SELECT id FROM users WHERE NOT active) GROUP BY 1, 2;
$$;
SELECT recount_search_terms();

-- Counts anew what the triggers keep: counters, cities, words and terms. For whoever put very many listings in without
-- them.
CREATE OR REPLACE FUNCTION recount_listings() RETURNS void LANGUAGE plpgsql AS $$
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
  PERFORM recount_search_terms();
END $$;
