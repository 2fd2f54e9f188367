-- Addresses of people who deleted their account while they were suspended: no account is opened with one before that is
-- over. Keyed hashes, which nobody without the server's secret can tell an address from.
CREATE TABLE suspended_addresses (
  hash text PRIMARY KEY,
  -- With which it is taken back.
  decision_id uuid NOT NULL,
  -- Null is for good.
  until timestamptz
);
