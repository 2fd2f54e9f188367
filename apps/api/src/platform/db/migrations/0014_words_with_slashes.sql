-- A text as words are read from it: folded, and a slash is a space where a letter stands beside it, so that a dryer is
-- found in washer/dryer, which is taken for a path otherwise. 24/7 and 1/2 stay as they are.
CREATE FUNCTION search_text(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
AS $$
  SELECT regexp_replace(public.fold(value),
    '(?<=[[:alnum:]])/(?=[[:alpha:]])|(?<=[[:alpha:]])/(?=[[:digit:]])', ' ', 'g')
$$;

ALTER TABLE listings DROP COLUMN search;
ALTER TABLE listings ADD COLUMN search tsvector GENERATED ALWAYS AS (
  setweight(to_tsvector('english'::regconfig, search_text(title)), 'A')
  || setweight(to_tsvector('english'::regconfig, search_text(description)), 'C')
  || setweight(to_tsvector('english'::regconfig,
    fold(coalesce(place ->> 'city', '') || ' ' || coalesce(place ->> 'state', '') || ' ' || coalesce(place ->> 'postal_code', ''))), 'D')
) STORED;
CREATE INDEX listings_search ON listings USING gin (search, category_id, city_key) WITH (fastupdate = off)
  WHERE status = 'active';

-- What is suggested is what can be found: words with a slash between them are two.
CREATE OR REPLACE FUNCTION terms_of(title text) RETURNS TABLE (words smallint, term text)
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  WITH tokens AS (
    SELECT part.place AS part, token.place, token.word,
      token.word ~ '^[a-z][a-z0-9]{1,29}$' AND ts_lexize('english_stem'::regdictionary, token.word) <> '{}' AS is_wanted
    FROM unnest(regexp_split_to_array(regexp_replace(public.search_text(title), '[''’]', '', 'g'),
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
SELECT recount_search_terms();
