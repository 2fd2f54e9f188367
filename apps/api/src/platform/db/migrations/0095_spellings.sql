-- Text without accents and upper case. `unaccent` reads some signs differently in different releases: 10½ is 10 1/2.
CREATE FUNCTION fold_signs(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
AS $$
  SELECT public.fold(replace(replace(replace(translate(value, '×²³', 'x23'), '½', ' 1/2'), '¼', ' 1/4'), '¾', ' 3/4'))
$$;

-- Text as words are read from it, for listings and for searches alike, so that different spellings meet in one form.
-- The rules run in this order; each reads what the ones before it wrote. PostgreSQL keeps 32 compiled patterns: with more of
-- them, here and in `listing_text` together, every text takes ten times as long.
CREATE OR REPLACE FUNCTION search_text(value text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT
AS $$
BEGIN
  value := public.fold_signs(value);
  -- A/C, A.C. and AC.
  value := regexp_replace(value, '(?<![[:alnum:]./&])([a-z])[./]([a-z])(?:[./]([a-z]))?\.?(?![[:alnum:]/&])', '\1\2\3', 'g');
  -- AT&T, AT & T and ATT; R & B; M&M's and M&Ms. "TV & a desk" stays.
  value := regexp_replace(value,
    '(?<![[:alnum:]&])([a-z]|[a-z]{2}(?=&| & [^ai])) ?& ?([a-z])(?:''?s)?(?![[:alnum:]&-])|(?<![[:alnum:]&])([a-z]{1,2})&([a-z]{1,2})(?![[:alnum:]&])',
    '\1\2\3\4', 'g');
  -- 1,200 and 1200.
  value := regexp_replace(value, '(?<![[:digit:].,])([[:digit:]]{1,3}),([[:digit:]]{3})(?:,([[:digit:]]{3}))?(?!,?[[:digit:]])', '\1\2\3', 'g');
  -- 10½, 10 1/2 and 10.5.
  value := regexp_replace(value, '(?<=(?<![[:digit:]./])[[:digit:]]{1,3})[ -]+(?=(?:1/2|1/4|3/4)(?![[:digit:]/]))', '.', 'g');
  value := replace(replace(replace(value, '.1/2', '.5'), '.1/4', '.25'), '.3/4', '.75');
  -- 8x10, 8 x 10, 8' x 10' and 8 ft by 10 ft: a size is written without its unit.
  value := regexp_replace(value, '(?<=[[:digit:]])(?:[ -]?(?:inch|inches|in|ft|foot|feet)\.?|'')? *(?:x|\*|by) ?(?=[[:digit:]])', ' x ', 'g');
  value := regexp_replace(value, '(?<= x [[:digit:]]+(?:\.[[:digit:]]+)?)(?:[ -]?(?:inch|inches|in|ft|foot|feet)|'')(?![[:alnum:]])', ' ', 'g');
  -- 55in, 55-inch and 55 inches; "9 in skillet", but not "9 in stock" or "3 in 1".
  value := regexp_replace(value,
    '(?<=[[:digit:]])(?:[ -]?(?:inch|inches)|-?in)(?![[:alnum:]-])|(?<=(?<![[:digit:].,])[[:digit:]]{1,2}(?:\.[[:digit:]]+)?) in(?![[:alnum:]-]| *[[:digit:]]| (?:an?|all|each|excellent|fair|good|great|like|mint|my|new|one|our|perfect|stock|the|this|total|used|very|working|your)(?![[:alnum:]]))',
    ' inch', 'g');
  -- Sq ft, square feet and sqft; m² and m2.
  value := regexp_replace(value, '(?<![[:alpha:]])(?:sq(?:uare)?\.?[ -]?(?:ft|foot|feet)|ft2)(?![[:alnum:]])|(?<=[[:digit:]]) ?sf(?![[:alnum:]])', ' sqft', 'g');
  value := regexp_replace(value, '(?<![[:alpha:]])sq(?:uare)?\.?[ -]?(?:m|meters?)(?![[:alnum:]])', ' m2', 'g');
  -- 6ft, 6' and 6 feet.
  value := regexp_replace(value, '(?<=[[:digit:]])(?:[ -]?(?:ft|foot|feet)(?![[:alnum:]-])|''(?![[:alpha:]'']))', ' foot ', 'g');
  -- 3-in-1 and 3in1.
  value := regexp_replace(value, '([[:digit:]])-?in-?(?=[[:digit:]])', '\1 in ', 'g');
  -- 10 lbs and 10 pounds; 12V and 12 volts; 2BR and 2 bedrooms; 128GB and 128 GB. "12 w/ a case" stays.
  value := regexp_replace(value,
    '(?<=[[:digit:]])[ -]?(lb|pound|oz|ounce|gal|gallon|qt|quart|v|volt|w(?!/)|watt|br|bdrm|bedroom|ba|gb|tb|mb|kg|cm|mm|m2|hp|mph|mah)s?(?![[:alnum:]])',
    ' \1¦', 'g');
  value := replace(replace(replace(replace(value, ' lb¦', ' pound'), ' oz¦', ' ounce'), ' gal¦', ' gallon'), ' qt¦', ' quart');
  value := replace(replace(replace(replace(value, ' v¦', ' volt'), ' w¦', ' watt'), ' br¦', ' bedroom'), ' bdrm¦', ' bedroom');
  value := replace(replace(value, ' ba¦', ' bath'), '¦', '');
  -- ½ price and half price.
  value := regexp_replace(value, '(?<![[:digit:]./])1/2(?![[:digit:]/])', 'half', 'g');
  -- A slash is a space between words, a slash or a hyphen between a word and a number. 24/7 stays.
  RETURN regexp_replace(value,
    '(?<=[[:alnum:]])/(?=[[:alpha:]])|(?<=[[:alpha:]])/(?=[[:digit:]])|(?<=[[:digit:]])-(?=[[:alpha:]])|(?<=[[:alpha:]])-(?=[[:digit:]])', ' ', 'g');
END $$;

-- The words of a listing: with the inches of 55" (in a search that may be the end of a quotation). Some are added once
-- more in another form, at the end, where they part no words of a quotation:
--   hyphenated words as one, so that wi-fi is found by wifi; letters and digits apart, so that PS5 is found by "PS 5";
--   the units of sizes, so that 8' x 10' is found by "8 ft"; "desk.Must go", taken for the name of a website, as words.
CREATE FUNCTION listing_text(value text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT
AS $$
DECLARE
  forms text;
BEGIN
  value := regexp_replace(public.fold_signs(value), '(?<=[[:digit:]])(?:"|'''')', 'inch ', 'g');
  SELECT string_agg(form, E'\n') INTO forms FROM (
    SELECT replace(part[1], '-', '') AS form
      FROM regexp_matches(value, '(?<![[:alnum:]-])[[:alnum:]]+(?:-[[:alnum:]]+){1,3}(?![[:alnum:]-])', 'g') AS part
      WHERE upper(part[1]) <> part[1]
    UNION ALL SELECT regexp_replace(part[1], '(?<=[[:alpha:]])(?=[[:digit:]])|(?<=[[:digit:]])(?=[[:alpha:]])', ' ', 'g')
      FROM regexp_matches(value, '(?<![[:alnum:]])[[:alpha:]]+[[:digit:]]+[[:alpha:]]*(?![[:alnum:]])', 'g') AS part
    UNION ALL SELECT translate(part[1], 'x*', '  ')
      FROM regexp_matches(value,
        '(?<![[:alnum:].])[[:digit:].]+ ?(?:''|inch|ft|foot|feet)? *[x*] ?[[:digit:].]+ ?(?:''|inch|ft|foot|feet)', 'g') AS part
    UNION ALL SELECT replace(part[1], '.', ' ')
      FROM regexp_matches(value, '[[:alpha:]]{2,}\.[[:alpha:]]{2,}', 'g') AS part
  ) AS found;
  RETURN public.search_text(concat_ws(E'\n', value, forms));
END $$;

-- The id of the category is a word too: some searches mean all of a category (search/categoryWords.ts).
ALTER TABLE listings DROP COLUMN search;
ALTER TABLE listings ADD COLUMN search tsvector GENERATED ALWAYS AS (
  setweight(to_tsvector('english'::regconfig, listing_text(title)), 'A')
  || setweight(to_tsvector('english'::regconfig, listing_text(description)), 'C')
  || setweight(to_tsvector('english'::regconfig,
    fold(coalesce(place ->> 'city', '') || ' ' || coalesce(place ->> 'state', '') || ' ' || coalesce(place ->> 'postal_code', ''))), 'D')
  || array_to_tsvector(ARRAY[category_id::text])
) STORED;
CREATE INDEX listings_search ON listings USING gin (search, category_id, city_key) WITH (fastupdate = off)
  WHERE status = 'active';

-- Suggested terms are made of the same text.
SELECT recount_search_terms();
