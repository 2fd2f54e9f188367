-- What a listing cost before, as the wire tells it: only what stood for a day in the 30 days before the present price.
ALTER TABLE listings ADD COLUMN past_prices jsonb NOT NULL DEFAULT '[]';
-- Since when it costs what it costs; NULL where that was never noted, and then no longer than since its last change.
ALTER TABLE listings ADD COLUMN price_since timestamptz;
