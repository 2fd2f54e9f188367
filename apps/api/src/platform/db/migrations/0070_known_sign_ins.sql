-- Devices and addresses that an account signed in from, as keyed hashes: wrong passwords sent by others don't keep the
-- owner from signing in there.
CREATE TABLE known_sign_ins (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  hash text NOT NULL,
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, hash)
);
CREATE INDEX known_sign_ins_seen ON known_sign_ins (seen_at);
