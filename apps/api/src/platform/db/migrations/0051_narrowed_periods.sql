-- The newest rents and rates for some time, of which there may be few among a million prices for the whole.
CREATE INDEX listings_price_period ON listings (price_period, listed_at DESC, id DESC) INCLUDE (user_id, price_cents, category_id)
  WHERE status = 'active' AND price_period IS NOT NULL;
