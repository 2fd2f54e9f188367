-- What shape a thing is in, best first; NULL where its owner does not say, or it is no thing.
ALTER TABLE listings ADD COLUMN condition text CHECK (condition IN ('new', 'like_new', 'good', 'fair', 'for_parts'));
-- The newest in a condition, of which there may be few among a million without one.
CREATE INDEX listings_condition ON listings (condition, listed_at DESC, id DESC) INCLUDE (user_id, price_cents, category_id)
  WHERE status = 'active' AND condition IS NOT NULL;
