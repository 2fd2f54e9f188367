-- Words find a listing by its town, never by its street: else whoever guesses an address could tell whose it is.
ALTER TABLE listings DROP COLUMN search;
ALTER TABLE listings ADD COLUMN search tsvector GENERATED ALWAYS AS (
  setweight(to_tsvector('english'::regconfig, fold(title)), 'A')
  || setweight(to_tsvector('english'::regconfig, fold(description)), 'C')
  || setweight(to_tsvector('english'::regconfig,
    fold(coalesce(place ->> 'city', '') || ' ' || coalesce(place ->> 'state', '') || ' ' || coalesce(place ->> 'postal_code', ''))), 'D')
) STORED;
CREATE INDEX listings_search ON listings USING gin (search, category_id) WITH (fastupdate = off) WHERE status = 'active';
