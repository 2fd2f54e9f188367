-- Text as words are read from it, for listings and for searches alike, so that different spellings meet in one form:
--   A/C, A.C. and AC; AT&T and ATT; 128GB and 128-GB; 55in, 55-inch and 55 inches; 6ft, 6' and 6 feet; 3-in-1 and 3in1.
-- A slash is a space between words, a slash or a hyphen between a word and a number. 24/7 and 1/2 stay.
CREATE OR REPLACE FUNCTION search_text(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
AS $$
  SELECT
    regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
      public.fold(value),
      '(?<![[:alnum:]./&])([a-z])[./]([a-z])(?:[./]([a-z]))?\.?(?![[:alnum:]/&])', '\1\2\3', 'g'),
      '(?<![[:alnum:]&])([a-z]{1,2})&([a-z]{1,2})(?![[:alnum:]&])', '\1\2', 'g'),
      '(?<=[[:digit:]])(?:[ -]?(?:inch|inches)|-?in)(?![[:alnum:]-])|(?<=(?<![[:digit:].,])[[:digit:]]{2}) in(?![[:alnum:]-]| *[[:digit:]])', ' inch', 'g'),
      '(?<=[[:digit:]])(?:[ -]?(?:ft|foot|feet)(?![[:alnum:]-])|''(?![[:alpha:]'']))', ' foot ', 'g'),
      '([[:digit:]])-?in-?(?=[[:digit:]])', '\1 in ', 'g'),
      '(?<=[[:digit:]])(?=(?:gb|tb|mb|oz|lbs?|kg|cm|mm|hp|qt|mph|mah|watts?|volts?)(?![[:alnum:]]))', ' ', 'g'),
      '(?<=[[:alnum:]])/(?=[[:alpha:]])|(?<=[[:alpha:]])/(?=[[:digit:]])|(?<=[[:digit:]])-(?=[[:alpha:]])|(?<=[[:alpha:]])-(?=[[:digit:]])', ' ', 'g')
$$;

-- The words of a listing: with the inches of 55" (in a search that may be the end of a quotation), and hyphenated words
-- once more as one, so that wi-fi is found by wifi. "desk.Must go" is taken for the name of a website: its words are
-- added too. All this stands at the end, where it parts no words of a quotation.
CREATE FUNCTION listing_text(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
AS $$
  SELECT public.search_text(regexp_replace(public.fold(value), '(?<=[[:digit:]])(?:"|'''')', 'inch ', 'g'))
    || coalesce((
      SELECT ' ' || string_agg(coalesce(replace(found[1], '-', ''), replace(found[2], '.', ' ')), ' ')
      FROM regexp_matches(public.fold(value),
        '(?<![[:alnum:]-])([[:alnum:]]+(?:-[[:alnum:]]+){1,3})(?![[:alnum:]-])|([[:alpha:]]{2,}\.[[:alpha:]]{2,})', 'g') AS found
      WHERE found[1] IS NULL OR found[1] ~ '[[:alpha:]]'), '')
$$;

ALTER TABLE listings DROP COLUMN search;
ALTER TABLE listings ADD COLUMN search tsvector GENERATED ALWAYS AS (
  setweight(to_tsvector('english'::regconfig, listing_text(title)), 'A')
  || setweight(to_tsvector('english'::regconfig, listing_text(description)), 'C')
  || setweight(to_tsvector('english'::regconfig,
    fold(coalesce(place ->> 'city', '') || ' ' || coalesce(place ->> 'state', '') || ' ' || coalesce(place ->> 'postal_code', ''))), 'D')
) STORED;
CREATE INDEX listings_search ON listings USING gin (search, category_id, city_key) WITH (fastupdate = off)
  WHERE status = 'active';

-- Suggested terms are made of the same text.
SELECT recount_search_terms();
