-- Words that only connect others in Spanish: searches and suggestions skip them. The same as in search/spanishWords.ts.
CREATE FUNCTION spanish_function_words() RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT string_to_array('al con de del el en la las lo los muy para por que sin su un una unas unos y', ' ') $$;

-- The Spanish stems of a text with two signs of Spanish (function words, or an accent), otherwise nothing: English
-- listings must not grow. Each stem begins with '~', because stems of the two languages collide: 'cara' has the stem
-- 'car'. Without regular expressions, of which PostgreSQL keeps 32 compiled ones (0095_spellings.sql).
CREATE FUNCTION spanish_words(title text, description text) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
AS $$
DECLARE
  value text := lower(concat_ws(' ', title, description));
  words tsvector := to_tsvector('simple'::regconfig, public.fold(value));
  signs integer := length(words) - length(ts_delete(words, public.spanish_function_words()))
    + (value <> translate(value, 'áéíóúñ¿¡', ''))::integer;
  stems text;
BEGIN
  IF signs < 2 THEN
    RETURN ''::tsvector;
  END IF;
  stems := (setweight(to_tsvector('spanish'::regconfig, public.listing_text(title)), 'A')
    || setweight(to_tsvector('spanish'::regconfig, public.listing_text(description)), 'C'))::text;
  -- Only words that are left out.
  IF stems = '' THEN
    RETURN ''::tsvector;
  END IF;
  RETURN ('''~' || replace(substr(stems, 2), ' ''', ' ''~'))::tsvector;
END $$;

-- The English stems stay as they were, also for Spanish text: they unite most of its plurals as well, and phrases need
-- every word.
ALTER TABLE listings DROP COLUMN search;
ALTER TABLE listings ADD COLUMN search tsvector GENERATED ALWAYS AS (
  setweight(to_tsvector('english'::regconfig, listing_text(title)), 'A')
  || setweight(to_tsvector('english'::regconfig, listing_text(description)), 'C')
  || setweight(to_tsvector('english'::regconfig,
    fold(coalesce(place ->> 'city', '') || ' ' || coalesce(place ->> 'state', '') || ' ' || coalesce(place ->> 'postal_code', ''))), 'D')
  || array_to_tsvector(ARRAY[category_id::text])
  || spanish_words(title, description)
) STORED;
CREATE INDEX listings_search ON listings USING gin (search, category_id, city_key, place_key, (ARRAY[category_id]))
  WITH (fastupdate = off) WHERE status = 'active';
ANALYZE listings;

-- The terms of a title, as before, without Spanish function words: they begin no suggestion and are no half of one.
CREATE OR REPLACE FUNCTION terms_of(title text) RETURNS TABLE (words smallint, term text)
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  WITH tokens AS (
    SELECT part.place AS part, token.place, token.word,
      token.word ~ '^[a-z][a-z0-9]{1,29}$' AND ts_lexize('english_stem'::regdictionary, token.word) <> '{}'
        AND token.word <> ALL(public.spanish_function_words()) AS is_wanted
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
