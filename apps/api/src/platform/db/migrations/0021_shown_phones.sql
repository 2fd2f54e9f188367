-- Whom the phone number of a listing was shown to: once for each person, however often they press.
CREATE TABLE shown_phones (
  listing_id uuid NOT NULL REFERENCES listings ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  shown_at timestamptz NOT NULL,
  PRIMARY KEY (listing_id, user_id)
);
CREATE INDEX shown_phones_user ON shown_phones (user_id);
