-- What listings are known by for some weeks, to notice the same words and photos in those of others: hashes alone, gone
-- with the listing and with the person.
CREATE TABLE listing_traces (
  listing_id uuid PRIMARY KEY REFERENCES listings ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  words text[] NOT NULL,
  photos text[] NOT NULL,
  made_at timestamptz NOT NULL
);
CREATE INDEX listing_traces_words ON listing_traces USING gin (words);
CREATE INDEX listing_traces_photos ON listing_traces USING gin (photos);
CREATE INDEX listing_traces_made ON listing_traces (made_at);
CREATE INDEX listing_traces_user ON listing_traces (user_id);

-- What was noticed of what: once, even where moderators find nothing wrong with it.
CREATE TABLE noticed (
  kind text NOT NULL,
  -- The listing, message or person. No reference on purpose: what is gone is noticed no more.
  subject_id uuid NOT NULL,
  -- Whose it is.
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  noticed_at timestamptz NOT NULL,
  PRIMARY KEY (kind, subject_id)
);
CREATE INDEX noticed_user ON noticed (user_id, kind, noticed_at);
CREATE INDEX noticed_age ON noticed (noticed_at);
