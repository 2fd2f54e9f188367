-- The copy of their data that a person has asked for last: a ZIP in parts, in the store of files, for a day.
CREATE TABLE exports (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  -- Another one for each copy; names its files.
  file_id uuid NOT NULL,
  state text NOT NULL CHECK (state IN ('making', 'ready', 'failed')),
  asked_at timestamptz NOT NULL,
  parts integer NOT NULL DEFAULT 0,
  bytes bigint NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL
);
CREATE INDEX exports_expiry ON exports (expires_at);
