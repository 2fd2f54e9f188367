-- A listing can be promised to somebody, and lives for sixty days from when it was posted or renewed. What is here
-- already lives as long from now on. Copies of the server from before this go on: they write none of it.
ALTER TABLE listings DROP CONSTRAINT listings_status_check;
ALTER TABLE listings
  ADD CONSTRAINT listings_status_check CHECK (status IN ('active', 'reserved', 'sold', 'expired')),
  ADD COLUMN promised_to uuid REFERENCES users ON DELETE SET NULL,
  ADD COLUMN expires_at timestamptz NOT NULL DEFAULT now() + interval '60 days',
  -- Whether its owner was told that it is about to expire.
  ADD COLUMN expiry_told boolean NOT NULL DEFAULT false;
CREATE INDEX listings_promised ON listings (promised_to) WHERE promised_to IS NOT NULL;
CREATE INDEX listings_expiring ON listings (expires_at) WHERE status IN ('active', 'reserved');

-- What a seller tells by changing a listing stands among the messages, in words for those who do not know the kind.
ALTER TABLE messages ADD COLUMN notice text CHECK (notice IN ('reserved', 'sold', 'released', 'gone'));
