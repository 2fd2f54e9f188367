-- The last time that a server with a trusted clock was running. A server whose clock is far from it ends nothing for good
-- until its clock has proven itself.
CREATE TABLE clock_seen (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  seen_at timestamptz NOT NULL
);
INSERT INTO clock_seen (seen_at)
SELECT last FROM (
  SELECT greatest((SELECT max(updated_at) FROM listings), (SELECT max(created_at) FROM refresh_tokens)) AS last
) AS known WHERE last IS NOT NULL;

-- The status that a listing had when its time ran out; null for every other status, and where a user chose this one. It
-- comes back when the listing turns out not to have run out: the clock was ahead.
ALTER TABLE listings ADD COLUMN expired_from text CHECK (expired_from IN ('active', 'reserved'));
CREATE INDEX listings_expired_by_time ON listings (expires_at) WHERE expired_from IS NOT NULL;
