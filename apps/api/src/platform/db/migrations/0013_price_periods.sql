-- What a rent or a rate is for; NULL where the price is for the whole.
ALTER TABLE listings ADD COLUMN price_period text CHECK (price_period IN ('hour', 'day', 'week', 'month'));
